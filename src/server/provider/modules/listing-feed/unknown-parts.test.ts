import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shapeOf } from './unknown-parts.ts'

it.each([
  ['AUD 910,000+', 'A 9,9+'],
  ['Ada Example', 'A'],
  ["O'Brien-Smith", 'A'],
  ['陳大文', 'A'],
  ['ada@agency.example', 'A@A'],
  ['03/04/2026', '9/9/9'],
  ['', ''],
])('writes %j as %j', (value, shape) => expect(shapeOf(value)).toBe(shape))

it('holds no letter, no digit and no sign of the value but punctuation', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (value) => {
      expect(shapeOf(value)).toMatch(/^[A9 !-/:-@[-`{-~]*$/)
      expect(shapeOf(value)).not.toMatch(/AA|99/)
    }),
  ))
