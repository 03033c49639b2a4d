import { expect, it } from 'vitest'
import { isWholeToken } from './link-token.ts'

it.each([
  [undefined, false],
  ['', false],
  ['a'.repeat(31), false],
  ['a'.repeat(32), true],
  ['Az09_-'.repeat(21), true],
  ['a'.repeat(129), false],
  [`${'a'.repeat(32)}\n`, false],
  [`${'a'.repeat(31)}.`, false],
  [`${'a'.repeat(32)}<script>`, false],
])('%j is whole: %s', (token, whole) => expect(isWholeToken(token)).toBe(whole))
