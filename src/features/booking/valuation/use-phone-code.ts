import { useState } from 'react'
import { fail, ok, type Result } from '#lib/result.ts'

const functions = () => import('./valuation.functions.ts')

/** Proves a phone by a code: the first try sends one, the next ones check what was typed. */
export function usePhoneCode() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [proven, setProven] = useState<string | null>(null)

  async function send(phone: string): Promise<Result<null>> {
    const sent = await (await functions()).sendVisitorCode({ data: { phone } })
    if (sent.ok || sent.failure.code === 'otp-too-soon') setSentTo(phone)
    return sent
  }

  /** Whether the phone is proven; false: a code is on its way to it. */
  async function prove(phone: string, otp: string): Promise<Result<boolean>> {
    if (proven === phone) return ok(true)
    if (sentTo !== phone) {
      const sent = await send(phone)
      return sent.ok || sent.failure.code === 'otp-too-soon' ? ok(false) : sent
    }
    if (otp.length === 0) return fail('validation', 'code-needed')
    const checked = await (await functions()).checkVisitorCode({ data: { phone, otp } })
    if (!checked.ok) return checked
    setProven(phone)
    return ok(true)
  }
  return { prove, send, sentTo, isAsked: sentTo !== null && proven !== sentTo }
}
