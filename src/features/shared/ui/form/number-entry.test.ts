import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caretBefore, charactersAfter, enterNumber } from './number-entry.ts'

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

test('the caret stays where one types, though separators come and go', () => {
  // 12|,345 with a 9 typed, and 1|2,345 with the 1 deleted
  expect(caretBefore('129,345', charactersAfter('129,345', 3))).toBe(3)
  expect(caretBefore('2,345', charactersAfter('2,345', 0))).toBe(0)
  expect(caretBefore('1,234', charactersAfter('1234', 4))).toBe(5)
})

test('as many digits stand behind the caret after regrouping as before', () => {
  const typed = fc.integer({ min: 0, max: 1e12 }).chain((value) => {
    const text = String(value)
    return fc.tuple(fc.constant(text), fc.integer({ min: 0, max: text.length }))
  })
  fc.assert(
    fc.property(typed, ([text, caret]) => {
      const grouped = enterNumber(text)?.text ?? ''
      expect(charactersAfter(grouped, caretBefore(grouped, charactersAfter(text, caret)))).toBe(text.length - caret)
    }),
  )
})
