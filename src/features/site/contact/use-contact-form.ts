import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { ContactInterest } from '#market/contact-consult.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { keepChange, useFilledForm } from '#property/enquiry/use-kept-form.ts'
import { sentAttribution } from '#session/attribution.ts'
import { useAttribution } from '#session/attribution-state.tsx'
import { forgetTyped } from '#session/typed-text.ts'
import { type CodedField, fieldState } from '#ui/form/form-field.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { CONTACT_TEXTS, type ContactValues } from './contact-values.ts'

interface ContactSubject {
  country: CountryCode
  interest: ContactInterest
  about: string | undefined
  isNamed: boolean
}

/** The contact form, and what its fields show; what is known of who writes is filled in, and what was typed is kept by this tab until it is sent. A mistake is found by the address of its page, which begins the message. */
export function useContactForm({ country, interest, about, isNamed }: ContactSubject) {
  const { i18n } = useLingui()
  const [isSent, setSent] = useState(false)
  /** a field that people do not see, and when the form came */
  const honey = useRef<HTMLInputElement>(null)
  const [begun] = useState(() => Date.now())
  const attribution = sentAttribution(useAttribution())
  const defaultValues: ContactValues = { name: '', email: '', phone: '', companyName: '', interest, message: '' }
  if (about && (interest === 'mistake' || !isNamed)) defaultValues.message = `${about}\n`
  const kept = useLocation({ select: ({ pathname }) => `contact ${pathname} ${about ?? ''}` })
  const sending = useServerForm({
    defaultValues,
    changed: keepChange(kept, CONTACT_TEXTS),
    async send(values) {
      const data = {
        ...values,
        companyName: values.companyName.trim() || null,
        country,
        about,
        attribution,
        honey: honey.current?.value ?? '',
      }
      return (await import('./contact.functions.ts')).sendContact({ data: { ...data, seconds: Math.floor((Date.now() - begun) / 1_000) } })
    },
    done: () => {
      forgetTyped(kept)
      setSent(true)
    },
  })
  useFilledForm(kept, sending.form, defaultValues)
  const state = <V>(field: CodedField<V, MessageDescriptor>) => fieldState(field, (words) => i18n._(words))
  return { ...sending, state, isSent, honey }
}
