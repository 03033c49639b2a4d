import { expect, it } from 'vitest'
import { parseAgentNumber } from './agent-number.ts'

it.each([
  ['r012345a', 'R012345A'],
  ['REN 12345', 'REN 12345'],
  ['E-123456', 'E-123456'],
  ['1234567', '1234567'],
])('%s is an agent number', (text, number) => expect(parseAgentNumber(text)).toBe(number))
it.each(['', 'profile', 'R12345A', 'R0123456A', '<b>', 'R012345A/x'])('%j is not', (text) => expect(parseAgentNumber(text)).toBeNull())
