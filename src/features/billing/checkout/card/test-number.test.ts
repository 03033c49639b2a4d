import { expect, it } from 'vitest'
import { groupedNumber, isGoodUntil, isSecurityCode, tokenOfNumber } from './test-number.ts'

it('sends a token instead of a number', () => {
  for (const number of ['4242 4242 4242 4242', '4000-0025-0000-3155', '4000000000000002', '4000000000009995', '4000000000000341']) {
    const token = tokenOfNumber(number)
    expect(token).toMatch(/^pm_card_[A-Za-z0-9]+$/)
    expect(token).not.toMatch(/\d{4}/)
  }
})

it.each(['4111111111111111', '4242', '', 'pm_card_visa'])('sends nothing for %s', (typed) => {
  expect(tokenOfNumber(typed)).toBeNull()
})

it('knows whether a card is still good', () => {
  const now = new Date(2026, 10, 24)
  for (const good of ['11/26', '12/26', '1/27', '01 / 2030']) expect(isGoodUntil(good, now)).toBe(true)
  for (const bad of ['10/26', '12/25', '13/30', '0/30', '1230', '']) expect(isGoodUntil(bad, now)).toBe(false)
  expect(isSecurityCode('123')).toBe(true)
  expect(isSecurityCode('12')).toBe(false)
})

it('groups what is typed', () => {
  expect(groupedNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(groupedNumber('42424')).toBe('4242 4')
})
