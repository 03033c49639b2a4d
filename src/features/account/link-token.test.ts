import { expect, it } from 'vitest'
import { linkStateOf } from './link-token.ts'

it.each([
  [undefined, 'incomplete'],
  ['', 'incomplete'],
  ['a'.repeat(31), 'incomplete'],
  ['a'.repeat(32), 'whole'],
  ['Az09_-'.repeat(21), 'whole'],
  ['a'.repeat(129), 'incomplete'],
  [`${'a'.repeat(32)}\n`, 'incomplete'],
  [`${'a'.repeat(31)}.`, 'incomplete'],
  [`${'a'.repeat(32)}<script>`, 'incomplete'],
])('%j is %s', (token, state) => expect(linkStateOf(token)).toBe(state))
