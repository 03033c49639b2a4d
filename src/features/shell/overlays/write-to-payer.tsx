import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { PAYER_MESSAGE_MAX_CHARS } from '#graphql/limits.ts'
import { type Failure, fail } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { usePageWords } from '#ui/use-page-words.ts'

const FAILURES: Record<string, MessageDescriptor> = {
  'seat-unknown': msg`You have no seat any more. Nothing was sent.`,
  'enquiry-message': msg`The message was not accepted. Shorten it and send again.`,
  'too-many-attempts': msg`There were too many messages from your connection. Try again in an hour; nothing you entered is lost while this page is open.`,
}
const notSent = msg`This could not be sent. Nothing you entered is lost; try again in a moment.`

interface WriteToPayerProps {
  holder: string
  onClose: () => void
}

/** A message to whoever pays for the viewer's seat, who answers it by e-mail. */
export default function WriteToPayer({ holder, onClose }: WriteToPayerProps) {
  usePageWords()
  const { t, i18n } = useLingui()
  const form = useId()
  const [message, setMessage] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  async function send(event: FormEvent) {
    event.preventDefault()
    if (message.trim() === '') return
    setSending(true)
    const { sendToPayer } = await import('../viewer.functions.ts')
    const answer = await sendToPayer({ data: { key, message } }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    setSent(answer.ok)
  }
  const close = (
    <Button look={isSent ? 'primary' : 'ghost'} onClick={onClose}>
      <Trans>Close</Trans>
    </Button>
  )
  return (
    <Dialog
      title={<Trans>Write to {holder}</Trans>}
      onClose={onClose}
      actions={
        isSent ? (
          close
        ) : (
          <>
            {close}
            <Button type="submit" form={form} look="primary" disabled={isSending || message.trim() === ''}>
              {isSending ? <Trans>Sending</Trans> : <Trans>Send the message</Trans>}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <p role="status" className="text-lg">
          <Trans>Your message is with {holder}, who can answer to your e-mail address.</Trans>
        </p>
      ) : (
        <ScriptForm id={form} onSubmit={(event) => void send(event)} className="grid gap-4">
          <Field label={t`Message`} required>
            {(control) => <TextArea {...control} rows={4} maxLength={PAYER_MESSAGE_MAX_CHARS} value={message} onValue={setMessage} />}
          </Field>
          {failure ? (
            <p role="alert" className="text-bad">
              {i18n._(FAILURES[failure.code] ?? notSent)}
            </p>
          ) : null}
        </ScriptForm>
      )}
    </Dialog>
  )
}
