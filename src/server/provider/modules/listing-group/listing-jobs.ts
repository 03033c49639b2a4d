import { CONFIRM_DAYS } from '#graphql/listing-kinds.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { pick } from '../../db/column-table.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { tradeOf } from '../../db/trade-of.ts'
import type { ScheduledJob } from '../../scheduled-job.ts'
import { OWN_SOURCE } from '../listing/listing-row.ts'
import { estimateWaiting } from './estimate-groups.ts'
import { ADVERTISED } from './group-loaders.ts'
import { groupUngrouped } from './place-in-groups.ts'

const SECONDS_PER_DAY = 86_400
const EXPIRED_AT_ONCE = 200
const PLACED_A_RUN = 1_000
const ESTIMATED_A_RUN = 100

/**
 * Expires what nobody has confirmed: what a feed has been silent about for its agreed days, and what an agent has written here for 30. The same
 * confirmation expires once.
 */
export const expireListings: ScheduledJob = async ({ trade, now }) => {
  const due = await trade.all(
    pick(LISTING, 'id', 'confirmedAt'),
    `select l.id, l.confirmed_at as confirmedAt from (select id, silence_days as days from listing_source union all select '${OWN_SOURCE}', ${CONFIRM_DAYS}) s
    cross join listing l on l.source = s.id and l.confirmed_at <= ?1 - s.days * ${SECONDS_PER_DAY}
    where l.state in ${ADVERTISED} limit ${EXPIRED_AT_ONCE}`,
    now,
  )
  if (due.length === 0) return 0
  const asked = JSON.stringify(due)
  const standing = `from json_each(?1) v cross join listing l on l.id = v.value ->> 'id' and l.confirmed_at = v.value ->> 'confirmedAt'
    where l.state in ${ADVERTISED}`
  const [, expired] = await Promise.all([
    trade.run(
      `insert into listing_event (key, listing_id, action, actor, from_state, to_state, at)
      select 'expire ' || l.id || ' ' || l.confirmed_at, l.id, 'expire', 'clock', l.state, 'expired', ?2 ${standing} on conflict (key) do nothing`,
      asked,
      now,
    ),
    trade.all(
      pick(LISTING, 'id'),
      `update listing set state = 'expired', state_at = ?2, is_ungrouped = 1, version = version + 1, updated_at = ?2
      where id in (select l.id ${standing}) returning id`,
      asked,
      now,
    ),
  ])
  return expired.length
}

/** Places what waits, the earliest first. */
export const placeWaitingListings: ScheduledJob = (context) => groupUngrouped(context, { limit: PLACED_A_RUN })

/** Estimates the homes that wait for it, country by country. */
export const estimateListings: ScheduledJob = async ({ trade, databases }) => {
  let done = 0
  for (const country of COUNTRY_CODES)
    if (tradeOf(databases, country) === trade.database) done += await estimateWaiting({ trade, databases, country }, ESTIMATED_A_RUN - done)
  return done
}
