import { STRIPE_INFO } from '../../db/account/billing-tables.ts'
import { USER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { notNull } from '../../db/column-table.ts'
import type { ScheduledJob } from '../../scheduled-job.ts'
import { isPaidForSql, oldestThatCounts } from '../subscription/paid-seats.ts'
import { rightsOf } from '../subscription/seat-rights.ts'
import { entitlingSubscriptions } from '../subscription/subscription-store.ts'
import { giveUpBookings } from './leaving-hosts.ts'

const CHANGED_SECONDS = 7 * 86_400
const SEATS_MAX = 500

/** Who held a seat that opens nothing, or in which something was changed of late; agents keep their calendar without any. */
const doubtfulSeats = (account: Statements, now: number) =>
  account.all(
    { id: notNull(STRIPE_INFO.columns.userId), name: USER.columns.nickName },
    `select distinct person.id, person.nick_name as name from stripe_info seat join user person on person.id = seat.user_id
    where seat.main_user_id <> seat.user_id and person.kind <> 'agent' and (seat.status = 'suspended'
      or (seat.status = 'active' and not ${isPaidForSql('seat', '?1')})
      or exists (select 1 from seat_event event where event.seat_id = seat.id and event.at > ?2)) limit ${SEATS_MAX}`,
    oldestThatCounts(now),
    now - CHANGED_SECONDS,
  )

/**
 * Appointments to come of seats that have no calendar any more, because the seat was suspended or removed, the right was taken back, or nothing pays for it: whoever
 * took a time is told that nobody comes, and times that were proposed are free again.
 */
export const giveUpSeatCalendars: ScheduledJob = async ({ account, trade, now }) => {
  const doubtful = await doubtfulSeats(account, now)
  if (doubtful.length === 0) return 0
  const ids = doubtful.map(({ id }) => id)
  const entitling = await entitlingSubscriptions(account, ids, now)
  const hasCalendar = (id: string): boolean => {
    // the first row of a person counts
    const first = entitling.find(({ userId }) => userId === id)
    return first !== undefined && (first.seatRights === null || rightsOf(first.seatRights).includes('calendar'))
  }
  const closed = new Map(doubtful.filter(({ id }) => !hasCalendar(id)).map(({ id, name }) => [id, name]))
  await trade.run(
    `update time_proposal set state = 'withdrawn', change_key = 'seat ' || id, updated_at = ?1
    where owner in (select value from json_each(?2)) and state = 'open' and held_until > ?1`,
    now,
    JSON.stringify([...closed.keys()]),
  )
  return giveUpBookings(trade, closed, now)
}
