import { expect, it } from 'vitest'
import { maxChars } from './max-chars.ts'

it('counts a character beyond the basic plane as two', () => {
  expect(maxChars(2)('😀')).toBe(true)
  expect(maxChars(2)('😀a')).toBe(false)
})
