import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#graphql/limits.ts'
import { isOtpCode } from './otp-code.ts'
import { type PasswordFault, passwordFaults } from './password-rules.ts'

describe('passwordFaults (§5)', () => {
  it.each<[string, PasswordFault[]]>([
    ['', ['blank']],
    ['Tidal7#kelp', []],
    ['Grüße9€Wal', []],
    ['Ti7#kel', ['length']],
    ['tidal7#kelp', ['upper']],
    ['TIDAL7#KELP', ['lower']],
    ['Tidalx#kelp', ['digit']],
    ['Tidal7xkelp', ['symbol']],
    ['Tidal7# kelp', ['space']],
    ['Tidal7#_kelp', ['space']],
    ['Tidal7_kelp', ['symbol', 'space']],
    ['        ', ['upper', 'lower', 'digit', 'symbol', 'space']],
    [`Tidal7#${'kelp'.repeat(40)}`, ['too-long']],
  ])('%j', (text, faults) => expect(passwordFaults(text)).toEqual(faults))

  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@$$w0rd1',
    '!Welcome2026',
    'Qwerty123!',
    '1qaz@WSX',
    'Abc123!@#',
    'Aa123456!',
    'Singapore#65',
    'PassPass1!',
  ])('refuses %s, which is among the most common', (text) => expect(passwordFaults(text)).toEqual(['common']))

  const any = fc.string({ unit: 'grapheme', maxLength: 140 })
  const part = (pool: string) => fc.constantFrom(...pool)

  it('a whole password keeps its four kinds and its bounds', () => {
    fc.assert(
      fc.property(any, (text) => {
        if (passwordFaults(text).length > 0) return
        expect(text).toMatch(/[0-9]/)
        expect(text).toMatch(/\p{Lu}/u)
        expect(text).toMatch(/\p{Ll}/u)
        expect(text).not.toMatch(/[\s_]/)
        expect([...text].length).toBeGreaterThanOrEqual(PASSWORD_MIN_LENGTH)
        expect([...text].length).toBeLessThanOrEqual(PASSWORD_MAX_LENGTH)
      }),
    )
  })

  it('one space or underscore anywhere spoils any password', () => {
    fc.assert(
      fc.property(any, any, part(' _\t\n'), (before, after, bad) => {
        expect(passwordFaults(`${before}${bad}${after}`)).toContain('space')
      }),
    )
  })

  it('never names a fault that a missing kind did not cause: adding the kind removes it and nothing else appears', () => {
    const kinds = { upper: 'K', lower: 'k', digit: '7', symbol: '#' } as const
    fc.assert(
      fc.property(any, fc.constantFrom('upper', 'lower', 'digit', 'symbol'), (text, kind) => {
        const before = passwordFaults(text)
        const after = passwordFaults(`${text}${kinds[kind]}`)
        expect(after).not.toContain(kind)
        for (const fault of after) if (!['common', 'too-long', 'blank'].includes(fault) && text !== '') expect(before).toContain(fault)
      }),
    )
  })
})

describe('isOtpCode (§5)', () => {
  it('takes any six digits', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999_999 }), (n) => void expect(isOtpCode(String(n).padStart(6, '0'))).toBe(true)))
  })
  it.each(['', '12345', '1234567', '12345a', '１２３４５６', '123456\n', ' 12345', '-12345', '1e5000'])('not %j', (text) =>
    expect(isOtpCode(text)).toBe(false),
  )
})
