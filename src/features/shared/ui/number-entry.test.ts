import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enterNumber } from './number-entry.ts'

test('groups thousands as one types', () => {
  expect(enterNumber('1234567')).toEqual({ text: '1,234,567', value: 1_234_567 })
  expect(enterNumber('12,34')).toEqual({ text: '1,234', value: 1234 })
  expect(enterNumber('007')).toEqual({ text: '7', value: 7 })
  expect(enterNumber('1234.5', { decimals: 2 })).toEqual({ text: '1,234.5', value: 1234.5 })
  expect(enterNumber('')).toEqual({ text: '', value: null })
})

test('§5: above max or below min is rejected, so the previous value stays', () => {
  expect(enterNumber('10001', { max: 10_000 })).toBeNull()
  expect(enterNumber('10000', { max: 10_000 })?.value).toBe(10_000)
  expect(enterNumber('-1', { min: 0 })).toBeNull()
  expect(enterNumber('12x')).toBeNull()
  expect(enterNumber('1.5')).toBeNull()
})

test('what it writes, it reads back as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      const entry = enterNumber(String(value))
      expect(entry?.value).toBe(value)
      expect(enterNumber(entry?.text ?? '')).toEqual(entry)
    }),
  )
})
