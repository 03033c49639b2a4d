import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { calendarFailureWords } from '../calendar/failure-words.ts'
import type { OwnBooking } from '../schedule.ts'
import type { useActs } from './use-acts.ts'

const REASON_MAX_CHARS = 300

interface ReasonDialogProps {
  booking: OwnBooking
  action: 'DECLINE' | 'CANCEL'
  acts: ReturnType<typeof useActs>
  onClose: () => void
}

/** Declines or cancels, with a reason that the visitor reads. */
export function ReasonDialog({ booking: { visitorName }, action, acts, onClose }: ReasonDialogProps) {
  const { t, i18n } = useLingui()
  const [reason, setReason] = useState('')
  const form = useId()
  const isDecline = action === 'DECLINE'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const words = isDecline ? t`Declined. ${visitorName} gets an e-mail.` : t`Cancelled. ${visitorName} gets an e-mail.`
    if (await acts.act(action, words, reason.trim())) onClose()
  }
  return (
    <Dialog
      title={isDecline ? <Trans>Decline this request</Trans> : <Trans>Cancel this appointment</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button type="submit" form={form} look="primary" disabled={acts.isSending}>
            {isDecline ? <Trans>Decline</Trans> : <Trans>Cancel it</Trans>}
          </Button>
        </>
      }
    >
      <ScriptForm id={form} onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">
          <Trans>{visitorName} is told by e-mail, and the time is free again.</Trans>
        </p>
        <Field label={t`Reason, if you want to give one`} hint={t`The visitor reads it.`}>
          {(control) => <TextArea {...control} rows={3} maxLength={REASON_MAX_CHARS} value={reason} onValue={setReason} />}
        </Field>
        {acts.failure ? (
          <p role="alert" className="text-bad">
            {calendarFailureWords(i18n, acts.failure)}
          </p>
        ) : null}
      </ScriptForm>
    </Dialog>
  )
}
