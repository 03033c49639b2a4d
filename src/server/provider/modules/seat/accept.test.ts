import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SEAT_STATES } from '../../db/account/words.ts'
import { invitationState } from './accept.ts'

it.each([
  ['invited', 100, null, 'open'],
  ['invited', 50, null, 'expired'],
  ['invited', 49, null, 'expired'],
  ['removed', 100, null, 'withdrawn'],
  ['removed', 100, 40, 'used'],
  ['active', 100, 40, 'used'],
  // by another of its links
  ['active', 100, null, 'used'],
  ['suspended', 10, null, 'used'],
] as const)('a link of a seat that is %s, until %j, used at %j, is %4$s', (state, expiresAt, usedAt, expected) =>
  expect(invitationState({ state, expiresAt, usedAt }, 50)).toBe(expected),
)

it('opens nothing but an invitation that waits, within its time, and unused', () => {
  const link = fc.record({
    state: fc.constantFrom(...SEAT_STATES),
    expiresAt: fc.nat(100),
    usedAt: fc.option(fc.nat(100)),
  })
  fc.assert(
    fc.property(link, fc.nat(100), (row, now) => {
      const isOpen = row.state === 'invited' && row.usedAt === null && now < row.expiresAt
      expect(invitationState(row, now) === 'open').toBe(isOpen)
    }),
  )
})
