import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enterDigits, eraseBack, OTP_BOXES, otpBoxes, otpCode, typedInto } from './otp-moves.ts'

const empty = otpBoxes('')
const box = fc.constantFrom('', ...'0123456789')
const state = fc.record({
  boxes: fc.array(box, { minLength: OTP_BOXES, maxLength: OTP_BOXES }),
  at: fc.integer({ min: 0, max: OTP_BOXES - 1 }),
})

test('a digit goes into its box and the focus moves forward, but not beyond the last', () => {
  expect(enterDigits(empty, 0, '4')).toEqual({ boxes: ['4', '', '', '', '', ''], focus: 1 })
  expect(enterDigits(empty, 5, '4')).toEqual({ boxes: ['', '', '', '', '', '4'], focus: 5 })
})

test('a pasted code fills the boxes from here on', () => {
  expect(enterDigits(empty, 0, '12 34-56')).toEqual({ boxes: ['1', '2', '3', '4', '5', '6'], focus: 5 })
  expect(enterDigits(empty, 4, '1234')).toEqual({ boxes: ['', '', '', '', '1', '2'], focus: 5 })
})

test('letters change nothing', () => {
  expect(enterDigits(['1', '2', '', '', '', ''], 1, 'ab')).toEqual({ boxes: ['1', '2', '', '', '', ''], focus: 1 })
})

test('backspace clears the box and moves back, leaving the others where they are', () => {
  expect(eraseBack(otpBoxes('123456'), 2)).toEqual({ boxes: ['1', '2', '', '4', '5', '6'], focus: 1 })
  expect(eraseBack(otpBoxes('1'), 0)).toEqual({ boxes: empty, focus: 0 })
})

test('a second digit in a full box takes its place, on either side of the caret', () => {
  expect(typedInto('4', '47')).toBe('7')
  expect(typedInto('4', '74')).toBe('7')
  expect(typedInto('4', '44')).toBe('4')
  expect(typedInto('', '7')).toBe('7')
  expect(typedInto('4', '123456')).toBe('123456')
})

test('every move keeps six boxes of one digit at most and a focus among them', () => {
  fc.assert(
    fc.property(state, fc.string(), ({ boxes, at }, text) => {
      for (const next of [enterDigits(boxes, at, text), eraseBack(boxes, at)]) {
        expect(next.boxes).toHaveLength(OTP_BOXES)
        expect(next.boxes.every((one) => /^\d?$/.test(one))).toBe(true)
        expect(next.focus).toBeGreaterThanOrEqual(0)
        expect(next.focus).toBeLessThan(OTP_BOXES)
      }
    }),
  )
})

test('typing digit by digit is the same as pasting', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,6}$/), (code) => {
      let typed = { boxes: empty, focus: 0 }
      for (const digit of code) {
        const next = enterDigits(typed.boxes, typed.focus, digit)
        typed = { boxes: [...next.boxes], focus: next.focus }
      }
      expect(typed).toEqual(enterDigits(empty, 0, code))
      expect(otpCode(typed.boxes)).toBe(code)
    }),
  )
})
