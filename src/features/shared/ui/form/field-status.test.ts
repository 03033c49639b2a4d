import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldStatus, isFilled } from './field-status.ts'

test.each([
  ['', false],
  ['  ', false],
  ['a', true],
  [0, true],
  [null, false],
  [undefined, false],
  [false, false],
  [true, true],
  [[], false],
  [['gym'], true],
])('%j is filled: %s', (value, filled) => {
  expect(isFilled(value)).toBe(filled)
})

test('an untouched required field shows no error', () => {
  expect(fieldStatus({ value: '', touched: false, hasError: true })).toBe('quiet')
  expect(fieldStatus({ value: '', touched: true, hasError: true })).toBe('invalid')
  expect(fieldStatus({ value: 'a@', touched: false, hasError: true })).toBe('invalid')
  expect(fieldStatus({ value: 'a@b.co', touched: false, hasError: false })).toBe('valid')
  expect(fieldStatus({ value: 'a@b.co', touched: true, hasError: true, checking: true })).toBe('checking')
  expect(fieldStatus({ value: '', touched: true, hasError: false })).toBe('quiet')
})

test('an error shows exactly when the field is touched or holds a value', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (value, touched) => {
      const shown = fieldStatus({ value, touched, hasError: true }) === 'invalid'
      expect(shown).toBe(touched || value.trim() !== '')
    }),
  )
})
