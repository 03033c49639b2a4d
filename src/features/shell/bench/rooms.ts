import { isPathOpen } from '#access/path-module.ts'
import { isUnder } from '#access/path-pattern.ts'
import type { SitePath } from '#access/site-map.ts'
import { SeatRight } from '#graphql/generated/enumerations.ts'
import type { AgentRight } from '#graphql/plan-rights.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'
import { type BenchWorker, workersOf } from './workers.ts'

/** The rooms of the bench in their order. */
export const BENCH_ROOMS = [
  'desk',
  'today',
  'listings',
  'enquiries',
  'calendar',
  'orders',
  'tours',
  'analyses',
  'lists',
  'plan',
  'shares',
  'launches',
] as const
export type BenchRoom = (typeof BENCH_ROOMS)[number]

/** The list of accounts, the first of the staff desk. */
export const DESK_DOOR = '/user/account-overview/staff/{-$desk}'

/** Addresses without parts of their own, and the desk, whose part may be left out. */
type RoomPath = Exclude<SitePath, `${string}$${string}`> | typeof DESK_DOOR

/** The way into a room, and what it takes besides being such a worker. */
interface RoomDoor {
  to: RoomPath
  /** where `to` is closed in the country (§6) */
  otherwise?: RoomPath
  /** what the plan must open */
  right?: AgentRight
  /** what the payer of a seat must grant; one of them is enough */
  grants?: readonly SeatRight[]
}

/** null: there is nothing for such a worker, or the room would refuse them. */
export const BENCH: Record<BenchWorker, Record<BenchRoom, RoomDoor | null>> = {
  agent: {
    desk: null,
    today: { to: '/user/today' },
    listings: { to: '/user/listings' },
    enquiries: { to: '/user/leads' },
    calendar: { to: '/scheduler' },
    orders: { to: '/user/orders' },
    tours: { to: '/user/tours' },
    analyses: { to: '/realAgent/market-analysis', right: 'market-analyses' },
    lists: { to: '/realAgent/transaction-lists', otherwise: '/transaction-lists' },
    plan: { to: '/realAgent/smartplan' },
    shares: { to: '/user/shares' },
    // staff say who answers for one; most agents answer for none
    launches: null,
  },
  seat: {
    desk: null,
    today: { to: '/user/today', grants: SeatRight },
    listings: { to: '/user/listings', grants: ['LISTINGS'] },
    enquiries: { to: '/user/leads', grants: ['LEADS'] },
    calendar: { to: '/scheduler', grants: ['CALENDAR'] },
    orders: { to: '/user/orders', grants: ['ORDERS'] },
    tours: { to: '/user/tours', grants: ['LISTINGS'] },
    analyses: { to: '/realAgent/market-analysis', right: 'market-analyses', grants: ['REPORTS'] },
    // §6 sends sub-accounts away from these pages
    lists: null,
    plan: null,
    shares: { to: '/user/shares', grants: ['REPORTS'] },
    launches: null,
  },
  staff: {
    desk: { to: DESK_DOOR },
    // it would lead on to the desk
    today: null,
    listings: null,
    enquiries: { to: '/user/leads' },
    calendar: { to: '/scheduler' },
    orders: { to: '/user/orders' },
    tours: null,
    analyses: null,
    lists: { to: '/transaction-lists' },
    plan: { to: '/realAgent/smartplan' },
    shares: { to: '/user/shares' },
    launches: { to: '/user/launches' },
  },
  vendor: {
    desk: null,
    today: null,
    listings: null,
    enquiries: null,
    calendar: null,
    orders: { to: '/realAgent/vendor-orders' },
    tours: null,
    analyses: null,
    lists: null,
    plan: null,
    shares: null,
    launches: null,
  },
}

type BenchViewer = Parameters<typeof workersOf>[0] & Pick<Viewer, 'rights' | 'seatRights'>

/** A room with the address of this viewer's door. */
export interface OpenRoom {
  room: BenchRoom
  to: RoomPath
}

function isLetIn({ right, grants }: RoomDoor, { rights, seatRights = [] }: BenchViewer): boolean {
  if (right && !rights.includes(right)) return false
  return !grants || grants.some((grant) => seatRights.includes(grant))
}

/** The rooms that let the viewer in, in a country, each once. */
export function openRooms(viewer: BenchViewer, country: CountryCode): OpenRoom[] {
  const workers = workersOf(viewer)
  return BENCH_ROOMS.flatMap((room) => {
    const doors = workers.flatMap((worker) => BENCH[worker][room] ?? [])
    const [to] = doors
      .filter((door) => isLetIn(door, viewer))
      .flatMap(({ to, otherwise = to }) => [to, otherwise])
      .filter((path) => isPathOpen(path, country))
    return to ? [{ room, to }] : []
  })
}

/** Whether the viewer stands in the room, on its first page or deeper. */
export const isInRoom = (pathname: string, { to }: OpenRoom): boolean => isUnder(pathname, to.replace('/{-$desk}', ''))
