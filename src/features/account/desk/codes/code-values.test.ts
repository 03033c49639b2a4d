import { expect, it } from 'vitest'
import { blankCode, codeInput, codeRules } from './code-values.ts'

it('sends of each kind only what belongs to it', () => {
  const typed = {
    ...blankCode('SG'),
    code: ' spring-26 ',
    percent: 25,
    amount: 12.5,
    months: 3,
    vipUntil: '2027-01-31',
    endsOn: '2026-12-31',
  }
  expect(codeInput({ ...typed, plans: { ...typed.plans, 'agent-team': true } })).toEqual({
    code: 'SPRING-26',
    country: 'SG',
    kind: 'DISCOUNT',
    percent: 25,
    months: 3,
    plans: ['agent-team'],
    isFirstTimeOnly: false,
    endsDate: '2026-12-31T15:59:59.000Z',
  })
  expect(codeInput({ ...typed, off: 'amount' })).toMatchObject({ amountOff: 1_250 })
  expect(codeInput({ ...typed, off: 'amount' })).not.toHaveProperty('percent')
  expect(codeInput({ ...typed, kind: 'VIP', isFirstTimeOnly: true })).toEqual({
    code: 'SPRING-26',
    country: 'SG',
    kind: 'VIP',
    plans: [],
    isFirstTimeOnly: false,
    endsDate: '2026-12-31T15:59:59.000Z',
    vipUntilDate: '2027-01-31T15:59:59.000Z',
  })
})

it.each(['ABCD', 'spring-26', 'A1-B2-C3'])('takes the code %s', (code) => expect(codeRules.code(code)).toBeUndefined())
it.each(['', 'ABC', 'A B C D', '-ABCD', 'ABCD-', 'x'.repeat(25)])('refuses the code %j', (code) =>
  expect(codeRules.code(code)).toBeDefined(),
)
