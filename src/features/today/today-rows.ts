import type { TodayBookingsQuery, TodayOrdersQuery, TodaySharesQuery } from '#graphql/generated/graphql.ts'

/** Rows that a part shows; the rest is one press away. */
const ROWS = 5
const DAYS = 7
const DAY_MS = 86_400_000

type OpenOrder = TodayOrdersQuery['orders']['nodes'][number]
type Share = TodaySharesQuery['ownShares']['nodes'][number]

type Booking = TodayBookingsQuery['bookings'][number]
type OpenHouse = TodayBookingsQuery['ownOpenHouses'][number]

type Written = TodayBookingsQuery['ownAppointments'][number]

/** Appointments, open houses and what was written down that are shown. */
const COMING = 6

/** Appointments, open houses and what the agent wrote down in the order in which they begin; what comes first of them. A blocked time is no work. */
export function comingFirst(bookings: readonly Booking[], openHouses: readonly OpenHouse[], written: readonly Written[]) {
  const toCome = written.filter(({ kind, outcome }) => kind !== 'BLOCKED' && outcome === null)
  const all = [
    ...bookings.map((booking) => ({ at: booking.startsAt, booking, openHouse: null, written: null })),
    ...openHouses.map((openHouse) => ({ at: openHouse.startsAt, booking: null, openHouse, written: null })),
    ...toCome.map((one) => ({ at: one.startsAt, booking: null, openHouse: null, written: one })),
  ]
  return all.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).slice(0, COMING)
}

/** What was delivered stands first, because its agent is waited for; then what is due first, and last what has no day yet. `today` is "2026-11-28". */
export function openOrders(orders: readonly OpenOrder[], today: string) {
  const rank = ({ state, dueOn }: OpenOrder) => `${state === 'DELIVERED' ? 0 : 1} ${dueOn ?? '9999'}`
  return orders
    .toSorted((a, b) => rank(a).localeCompare(rank(b)))
    .slice(0, ROWS)
    .map((order) => ({ ...order, isLate: order.state !== 'DELIVERED' && order.dueOn !== null && order.dueOn < today }))
}

/** The shared pages that somebody opened within seven days up to a day ("2026-11-28"), the most visited first. */
export function openedShares(shares: readonly Share[], today: string) {
  const first = new Date(Date.parse(today) - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  return shares
    .map(({ id, title, path, days }) => ({
      id,
      title,
      path,
      views: days.reduce((sum, { day, count }) => (day >= first && day <= today ? sum + count : sum), 0),
    }))
    .filter(({ views }) => views > 0)
    .toSorted((a, b) => b.views - a.views)
    .slice(0, ROWS)
}
