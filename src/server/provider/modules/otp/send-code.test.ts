import { describe, expect, it } from 'vitest'
import { OTP_RESEND_SECONDS, OTP_TTL_SECONDS } from '#graphql/limits.ts'
import { memoryLedger } from '../../ports/ledger/memory.ts'
import { newCode } from './code.ts'
import { CODES_PER_RECIPIENT } from './limits.ts'
import { sendCode, spendCode } from './send-code.ts'

const BINDING = ['register', '+6591234567'] as const

/** Sends and spends codes; the test sets the time and whether messages are accepted. */
function desk() {
  let now = 0
  const context = { ledger: memoryLedger({ nowMs: () => now }), clientAddress: '198.51.100.1' }
  const sent: string[] = []
  const outcome = { goesOut: true, throws: false }
  const deliver = async (code: string) => {
    if (outcome.throws) throw new Error('the service is gone')
    if (outcome.goesOut) sent.push(code)
    return outcome.goesOut
  }
  const codeOf = (work: Promise<void>) =>
    work.then(
      () => 'done',
      (error) => error.extensions?.code ?? String(error),
    )
  return {
    sent,
    outcome,
    pass: (seconds: number) => (now += seconds * 1_000),
    send: () => codeOf(sendCode(context, { binding: BINDING, deliver })),
    spend: (code: string) => codeOf(spendCode(context, BINDING, code)),
  }
}

describe('a code', () => {
  it('that is not delivered is withdrawn, and the next one may be sent at once', async () => {
    const { send, outcome, sent, spend } = desk()
    outcome.goesOut = false
    expect(await send()).toBe('otp-send-failed')
    outcome.throws = true
    expect(await send()).toContain('the service is gone')
    Object.assign(outcome, { goesOut: true, throws: false })
    expect(await send()).toBe('done')
    expect(await send()).toBe('otp-too-soon')
    expect(await spend(sent[0] ?? '')).toBe('done')
  })

  it('is refused after ten minutes, and once the next one was sent', async () => {
    const { send, sent, spend, pass } = desk()
    await send()
    pass(OTP_RESEND_SECONDS)
    await send()
    if (sent[0] !== sent[1]) expect(await spend(sent[0] ?? '')).toBe('user.form.otp.invalid')
    pass(OTP_TTL_SECONDS)
    expect(await spend(sent[1] ?? '')).toBe('otp-spent')
  })

  it('over the limit is not sent, and the last one that was sent is still accepted', async () => {
    const { send, sent, spend, pass } = desk()
    for (let i = 0; i < CODES_PER_RECIPIENT.max; i++) {
      expect(await send()).toBe('done')
      pass(OTP_RESEND_SECONDS)
    }
    expect(await send()).toBe('too-many-attempts')
    expect(sent).toHaveLength(CODES_PER_RECIPIENT.max)
    expect(await spend(sent.at(-1) ?? '')).toBe('done')
    pass(CODES_PER_RECIPIENT.windowSeconds)
    expect(await send()).toBe('done')
  })

  it('has six uniformly random digits', () => {
    const codes = Array.from({ length: 20_000 }, newCode)
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    const counts = Array.from({ length: 10 }, (_, digit) => codes.filter((code) => code.startsWith(String(digit))).length)
    // 2,000 expected, deviation 42: seven of them
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(300)
  })
})
