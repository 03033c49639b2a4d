import { expect, it } from 'vitest'
import { openDeeds } from './person-deeds.tsx'

const STANDS = { isStaff: false, isActivated: true, suspendedDate: null, sessions: [{}], user: { isEmailVerified: true } }

it('offers what fits how the account stands', () => {
  expect(openDeeds(STANDS)).toEqual(['NOTE', 'END_SESSIONS', 'SUSPEND'])
  expect(openDeeds({ ...STANDS, sessions: [], user: { isEmailVerified: false } })).toEqual(['NOTE', 'SEND_LINK', 'SUSPEND'])
  expect(openDeeds({ ...STANDS, sessions: [], isActivated: false })).toEqual(['NOTE', 'SEND_LINK', 'SUSPEND'])
  expect(openDeeds({ ...STANDS, sessions: [], suspendedDate: '2026-11-30T00:00:00.000Z' })).toEqual(['NOTE', 'LET_IN'])
})

it('offers of an account of staff nothing but a note', () => {
  expect(openDeeds({ ...STANDS, isStaff: true })).toEqual(['NOTE'])
})
