import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { AUTH_CODES, authWords, codeOfFailure } from './messages.ts'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })

describe('the messages of the overlay (§8)', () => {
  it.each(AUTH_CODES)('%s has words of its own in every country', (code) => {
    for (const country of COUNTRY_CODES) {
      const words = authWords(i18n, code, { country, waitSeconds: 41 })
      expect(words).toMatch(/^[A-Z].{8,}$/)
      expect(words).not.toMatch(/[{}]|undefined|NaN/)
    }
  })
  it('differ between codes', () => {
    const all = AUTH_CODES.map((code) => authWords(i18n, code, { country: 'SG' }))
    expect(new Set(all).size).toBe(all.length)
  })
  it('calls the number of an agent by its name in the country', () => {
    expect(authWords(i18n, 'licence-used', { country: 'SG' })).toBe('CEA number already exists')
    expect(authWords(i18n, 'licence-used', { country: 'MY' })).toBe('EEA number already exists')
    expect(authWords(i18n, 'licence-invalid', { country: 'MY' })).toContain('EEA number')
  })
  it('says how long to wait', () => {
    expect(authWords(i18n, 'otp-too-soon', { country: 'SG', waitSeconds: 41 })).toContain('Please wait 41 s')
    expect(authWords(i18n, 'too-many-attempts', { country: 'SG', waitSeconds: 130 })).toContain('3 min')
  })
  it('a failure has the message of its code, else that of the situation', () => {
    expect(codeOfFailure({ layer: 'graphql', code: 'otp-spent' }, 'user.form.otp.invalid')).toBe('otp-spent')
    expect(codeOfFailure({ layer: 'network', code: 'timeout' }, 'user.errorwhilelogin')).toBe('user.errorwhilelogin')
    expect(codeOfFailure({ layer: 'graphql', code: 'toString' }, 'user.errorwhilelogin')).toBe('user.errorwhilelogin')
  })
})
