import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { registerVariant, sourceOf } from './register-variant.ts'

describe('the variants of the registration (§2.7, §5)', () => {
  it('a non-agent needs no licence in any country', () => {
    for (const country of COUNTRY_CODES) expect(registerVariant(false, country)).toEqual({ licence: 'none', isTypedFreely: true })
  })
  it('an agent needs one, except in Hong Kong', () =>
    expect(COUNTRY_CODES.filter((country) => registerVariant(true, country).licence !== 'required')).toEqual(['HK']))
  it('in Malaysia, and in Australia until it has a register here, everything is typed', () =>
    expect(COUNTRY_CODES.filter((country) => registerVariant(true, country).isTypedFreely)).toEqual(['MY', 'AU']))
})

describe('where name and agency come from', () => {
  const [SG, HK, MY] = [registerVariant(true, 'SG'), registerVariant(true, 'HK'), registerVariant(true, 'MY')]
  it.each([
    ['SG before a number', SG, '', '', 'awaited'],
    ['SG while the register is asked', SG, 'R012345A', '', 'awaited'],
    ['SG once it has answered', SG, 'r012345a', 'R012345A', 'register'],
    ['SG after another letter', SG, 'R012345B', 'R012345A', 'awaited'],
    ['HK without a number', HK, ' ', '', 'typed'],
    ['HK with a number', HK, 'E-123456', '', 'awaited'],
    ['HK once it is found', HK, 'E-123456', 'E123456', 'register'],
    ['MY', MY, 'E 1234', '', 'typed'],
    ['MY though found', MY, 'E 1234', 'E1234', 'typed'],
    ['AU', registerVariant(true, 'AU'), '1234567', '', 'typed'],
    ['a non-agent', registerVariant(false, 'SG'), '', '', 'typed'],
  ] as const)('%s', (_, variant, ceaNumber, foundKey, source) => expect(sourceOf(variant, ceaNumber, foundKey)).toBe(source))
})
