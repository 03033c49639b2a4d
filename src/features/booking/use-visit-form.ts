import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnsweredAppointmentFragment } from '#graphql/generated/graphql.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { keepChange, useFilledForm } from '#property/enquiry/use-kept-form.ts'
import { forgetTyped } from '#session/typed-text.ts'
import { type CodedField, fieldState } from '#ui/form/form-field.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { emptyVisitor, VISITOR_TEXTS, type VisitorValues } from './visitor-values.ts'

type BookedAppointment = NonNullable<AnsweredAppointmentFragment['appointment']>

/** A booking that was made here. */
export interface Taken {
  appointment: BookedAppointment
  /** of the page that manages it */
  token: string
}

/**
 * The form that takes a time: what its fields show, and how it ended. What is known of the visitor is filled in, and what was typed is kept by
 * this tab until the time is taken. `take` sends it with the key of this attempt; null: something is still asked for.
 */
export function useVisitForm(
  take: (key: string, values: VisitorValues) => Promise<Result<AnsweredAppointmentFragment | null>>,
  onTaken: (taken: Taken) => void,
) {
  const { i18n } = useLingui()
  const router = useRouter()
  // one key for all tries of this form: a repeated one is the same booking
  const [key] = useState(() => crypto.randomUUID())
  const [next, setNext] = useState<AnsweredAppointmentFragment['next']>([])
  const kept = useLocation({ select: ({ pathname }) => `visit ${pathname}` })
  const sending = useServerForm({
    defaultValues: emptyVisitor,
    changed: keepChange(kept, VISITOR_TEXTS),
    async send(values) {
      const answer = await take(key, values)
      if (!answer.ok) return answer
      if (answer.value === null) return ok(null)
      const { appointment, code, next, token } = answer.value
      setNext(next)
      if (appointment && token) {
        forgetTyped(kept)
        onTaken({ appointment, token })
        return ok(null)
      }
      // the times that are shown hold the one that is gone
      void router.invalidate()
      return fail('validation', code ?? 'slot-taken')
    },
    done: () => {},
  })
  useFilledForm(kept, sending.form, emptyVisitor)
  const state = <V>(field: CodedField<V, MessageDescriptor>) => fieldState(field, (words) => i18n._(words))
  return { ...sending, state, next }
}
