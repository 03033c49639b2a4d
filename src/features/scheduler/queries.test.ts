import { expect, it, vi } from 'vitest'
import { anonymous, type Viewer } from '#session/viewer.ts'
import { loadCalendar } from './queries.ts'

vi.mock('#access/seat/seat-holder.functions.ts', () => ({ fetchSeatHolder: async () => 'Rowan Larch' }))
vi.mock('./scheduler.functions.ts', () => ({ fetchCalendar: async ({ data }: { data: { desk?: string } }) => data.desk ?? 'own' }))

const load = (viewer: Partial<Viewer>) => loadCalendar({ viewer: { ...anonymous, ...viewer }, country: 'SG' }, {})

it('tells whoever is signed out apart from whoever is no agent', async () => {
  expect(await load({})).toBe('signed-out')
  expect(await load({ isLoggedIn: true, roles: ['non-agent'] })).toBeNull()
  expect(await load({ isLoggedIn: true, roles: ['agent'] })).toBe('own')
  expect(await load({ isLoggedIn: true, isStaff: true, roles: ['ROLE_ADMIN'] })).toBe('SG')
})

it('is the calendar of a seat with the right; one without reads who can give it', async () => {
  const seat = { isLoggedIn: true, isSubAccount: true, roles: ['sub-account'] } satisfies Partial<Viewer>
  expect(await load({ ...seat, seatRights: ['CALENDAR'] })).toBe('own')
  expect(await load({ ...seat, seatRights: ['LEADS'] })).toEqual({ missing: { right: 'CALENDAR', holder: 'Rowan Larch' } })
  // an agent who took a seat keeps the own calendar
  expect(await load({ ...seat, seatRights: [], roles: ['agent'] })).toBe('own')
})
