import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { fail, ok } from '#lib/result.ts'
import { confirmed } from './confirmed.ts'
import { failureWords } from './editor/messages.ts'

describe('confirmed (§7)', () => {
  it('lets a success and a failure through as they are', () => {
    const done = ok({ emailUpdate: { success: true, message: null } })
    expect(confirmed(done)).toBe(done)
    const failed = fail('graphql', 'token-spent')
    expect(confirmed(failed)).toBe(failed)
  })

  it('takes no refusal for a success', () => {
    expect(confirmed(ok({ updatePassword: { success: false } }))).toEqual(fail('graphql', 'refused'))
    expect(confirmed(ok({ checkOTP: { success: false } }), 'user.form.otp.invalid')).toEqual(fail('graphql', 'user.form.otp.invalid'))
  })

  it('shows what the provider says of it', () => {
    const answer = confirmed(ok({ emailUpdate: { success: false, message: ' This address is blocked. ' } }))
    expect(answer).toMatchObject({ ok: false, failure: { message: 'This address is blocked.' } })
    if (!answer.ok) expect(failureWords(setupI18n(), answer.failure)).toBe('This address is blocked.')
  })

  it('has words of its own where the provider says nothing', () => {
    const answer = confirmed(ok({ filesUpload: { success: false, message: '  ' } }))
    if (!answer.ok)
      expect(failureWords({ _: (text) => (typeof text === 'string' ? text : (text.message ?? '')) }, answer.failure)).toMatch(
        /could not be done/,
      )
    expect(answer.ok).toBe(false)
  })
})
