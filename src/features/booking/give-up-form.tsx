import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type Failure, fail } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { bookingFailureWords } from './booking-words.ts'

const REASON_MAX_CHARS = 300

/** Withdraws a request, or cancels what was confirmed, with a reason for the other side. */
export function GiveUpForm({ token, isHeld }: { token: string; isHeld: boolean }) {
  const { i18n, t } = useLingui()
  const router = useRouter()
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const give = async () => {
    setSending(true)
    const { giveUpAppointment } = await import('./booking.functions.ts')
    const action = isHeld ? 'WITHDRAW' : 'CANCEL'
    const answer = await giveUpAppointment({ data: { token, key, action, reason } }).catch(() => fail('network', 'unreachable'))
    setFailure(answer.ok ? null : answer.failure)
    setSending(false)
    if (answer.ok) await router.invalidate()
  }
  return (
    <PageSection title={isHeld ? <Trans>Withdraw the request</Trans> : <Trans>Cancel the appointment</Trans>}>
      <div className="grid max-w-[40rem] justify-items-start gap-4 pt-5">
        <div className="w-full">
          <Field label={t`Reason`} hint={t`The person you were to meet reads it. It may stay empty.`}>
            {(control) => <TextArea {...control} maxLength={REASON_MAX_CHARS} value={reason} onValue={setReason} />}
          </Field>
        </div>
        {failure ? (
          <p role="alert" className="text-bad">
            {i18n._(bookingFailureWords(failure.code))}
          </p>
        ) : null}
        <Button disabled={isSending} onClick={() => void give()}>
          {isHeld ? <Trans>Withdraw</Trans> : <Trans>Cancel the appointment</Trans>}
        </Button>
      </div>
    </PageSection>
  )
}
