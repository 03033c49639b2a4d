import type { NoticeKind } from '#graphql/notice-kinds.ts'
import type { Statements } from '../../db/client.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import { appointmentZones } from '../booking/appointment-kinds.ts'
import { TAKING } from '../booking/booking-row.ts'
import type { FeedSource } from './feed-source.ts'

const KIND: NoticeKind = 'booking-open-house'

/** Bookings of the agent of a listing `l` that stand at the time of its open house `o`. */
const BOOKED_OVER = `from booking where booking.owner = l.agent and ${TAKING} and booking.starts_at < o.ends_at and o.starts_at < booking.ends_at`

/**
 * Tells agents of open houses, to come and of these listings, that their source has laid over an appointment or something they wrote down: once for each time
 * of an open house. A source is not asked whether its agent is free. Ask for it in the tick in which the open houses are written, behind them.
 */
export const tellOfOverlaps = (trade: Statements, { country }: FeedSource, now: number, ids: readonly string[]): Promise<unknown> =>
  trade.run(
    `insert or ignore into notice (id, key, user_id, kind, country, facts, path, at)
    select lower(hex(randomblob(16))), '${KIND} ' || o.listing_id || ' ' || o.starts_at || ' ' || o.ends_at, l.agent, '${KIND}', l.country,
      json_object('startsAt', strftime('%Y-%m-%dT%H:%M:%SZ', o.starts_at, 'unixepoch'),
        'timeZone', coalesce((select rules ->> 'timeZone' from schedule where owner = l.agent), ?3),
        'home', trim(iif(l.project_name = '', l.street, l.project_name) || ' ' || l.address)),
      coalesce((select '/scheduler?booking=' || booking.id ${BOOKED_OVER} order by booking.starts_at limit 1), '/scheduler'), ?2
    from open_house o join listing l on l.id = o.listing_id
    where o.listing_id in (select value from json_each(?1)) and o.starts_at > ?2 and l.agent is not null
      and l.state in (${ADVERTISED_STATES.map((state) => `'${state}'`).join(', ')})
      and (exists (select 1 ${BOOKED_OVER}) or exists (select 1 from own_appointment own where own.owner = l.agent and own.removed_at is null
        and own.starts_at < o.ends_at and o.starts_at < own.ends_at))`,
    JSON.stringify(ids),
    now,
    appointmentZones(country)[0],
  )
