import { expect, it } from 'vitest'
import { SeatRight } from '#graphql/generated/enumerations.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { anonymous, type Viewer } from '#session/viewer.ts'
import { decideAccess } from '../access.ts'
import { BENCH_ROOMS, isInRoom, openRooms } from './rooms.ts'
import { workersOf } from './workers.ts'

const account = (viewer: Partial<Viewer>): Viewer => ({ ...anonymous, id: 'u1', isLoggedIn: true, ...viewer })
const agent = account({ roles: ['agent'], rights: ['market-analyses'] })
const freeAgent = account({ roles: ['agent'] })
const staff = account({ roles: ['ROLE_SALE'], isStaff: true })
const vendor: Viewer = { ...anonymous, hasVendorSession: true, vendorUntil: 1 }
const seat = (seatRights: SeatRight[], rights: Viewer['rights'] = []) =>
  account({ roles: ['sub-account'], isSubAccount: true, seatRights, rights })

/** All grants that a seat may have, none of them and all of them among them. */
const SEATS = SeatRight.reduce<SeatRight[][]>((sets, right) => sets.flatMap((set) => [set, set.concat(right)]), [[]])

const names = (viewer: Viewer, country: CountryCode = 'SG') => openRooms(viewer, country).map(({ room }) => room)

it('has the rooms of each who works here', () => {
  const work = BENCH_ROOMS.filter((room) => room !== 'desk' && room !== 'launches')
  expect(names(agent)).toEqual(work)
  expect(names(freeAgent)).toEqual(work.filter((room) => room !== 'analyses'))
  expect(names(staff)).toEqual(['desk', 'enquiries', 'calendar', 'orders', 'lists', 'plan', 'shares', 'launches'])
  expect(names(vendor)).toEqual(['orders'])
  expect(names(seat([]))).toEqual([])
  expect(names(seat(['LEADS']))).toEqual(['today', 'enquiries'])
  expect(names(seat(['CALENDAR']))).toEqual(['today', 'calendar'])
  expect(names(seat(['REPORTS', 'LISTINGS'], ['market-analyses']))).toEqual(['today', 'listings', 'tours', 'analyses', 'shares'])
  // the payer's plan has no analyses
  expect(names(seat(['REPORTS']))).toEqual(['today', 'shares'])
})

it('is nobody else’s', () => {
  for (const viewer of [anonymous, account({ roles: ['non-agent'] }), account({ roles: ['vendor'] })]) expect(names(viewer)).toEqual([])
})

it('is both for staff who are agents, each room once, and that of the account where a vendor’s session is open too', () => {
  const both = account({ roles: ['ROLE_ADMIN', 'agent'], isStaff: true, rights: ['market-analyses'] })
  expect(names(both)).toEqual(BENCH_ROOMS)
  expect(workersOf(both)).toEqual(['agent', 'staff'])
  expect(workersOf({ ...agent, hasVendorSession: true })).toEqual(['agent'])
})

it('leads in Australia to the lists that are open there', () => {
  expect(openRooms(agent, 'AU').find(({ room }) => room === 'lists')?.to).toBe('/transaction-lists')
  expect(openRooms(agent, 'SG').find(({ room }) => room === 'lists')?.to).toBe('/realAgent/transaction-lists')
  expect(names(agent, 'AU')).not.toContain('plan')
})

it('shows nobody a room that refuses them', () => {
  const seats = SEATS.flatMap((grants) => [seat(grants), seat(grants, ['market-analyses'])])
  let shown = 0
  for (const viewer of [agent, freeAgent, staff, vendor].concat(seats))
    for (const country of COUNTRY_CODES)
      for (const { room, to } of openRooms(viewer, country)) {
        const pathname = to.replace('/{-$desk}', '')
        shown += 1
        expect({ room, country, access: decideAccess({ pathname, country, viewer, search: {} }) }).toEqual({
          room,
          country,
          access: { kind: 'allow' },
        })
      }
  expect(shown).toBeGreaterThan(100)
})

it('knows in which room somebody stands', () => {
  const listings = { room: 'listings', to: '/user/listings' } as const
  expect(isInRoom('/user/listings/new', listings)).toBe(true)
  expect(isInRoom('/user/leads', listings)).toBe(false)
  const desk = { room: 'desk', to: '/user/account-overview/staff/{-$desk}' } as const
  expect(isInRoom('/user/account-overview/staff/licences', desk)).toBe(true)
  expect(isInRoom('/user/account-overview', desk)).toBe(false)
})
