import { type Dispatch, useEffect, useRef, useState } from 'react'
import { OTP_RESEND_SECONDS } from '#graphql/limits.ts'
import { useSecondsUntil } from '#ui/form/use-seconds-until.ts'
import { sendOTP } from './auth.functions.ts'
import { answerOf, type useProblem } from './sending.ts'
import { isProven, isSent, type Wizard, type WizardAction } from './wizard.ts'

/** §4: the code is sent when the step is first shown; a resend within 60 s is refused. */
export function useCode(wizard: Wizard, dispatch: Dispatch<WizardAction>, { sayFailure, say, clear }: ReturnType<typeof useProblem>) {
  const { phone } = wizard.details
  const [isSending, setSending] = useState(false)
  const waitSeconds = useSecondsUntil(isSent(wizard) ? wizard.sent?.nextAt : undefined)

  async function send(isAskedFor: boolean) {
    setSending(true)
    const answer = await answerOf(sendOTP({ data: { phone } }))
    setSending(false)
    if (answer.ok && answer.value) return dispatch({ type: 'sent', phone, nextAt: Date.now() + OTP_RESEND_SECONDS * 1_000 })
    if (answer.ok) return say('otp-send-failed')
    const { code, waitSeconds = OTP_RESEND_SECONDS } = answer.failure
    const isUnderWay = code === 'otp-too-soon'
    if (isUnderWay) dispatch({ type: 'sent', phone, nextAt: Date.now() + waitSeconds * 1_000 })
    // opening this step again within the minute is no request for a new code: one has been sent already
    if (isAskedFor || !isUnderWay) sayFailure(answer.failure, 'otp-send-failed')
  }

  async function resend() {
    if (isSending) return
    clear()
    if (waitSeconds > 0) say('otp-too-soon', waitSeconds)
    else await send(true)
  }

  const first = useRef(true)
  useEffect(() => {
    if (!first.current || isSent(wizard) || isProven(wizard)) return
    first.current = false
    void send(false)
  })
  return { resend, isSending, waitSeconds }
}
