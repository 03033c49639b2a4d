import type { Tick } from '../../post/tick-context.ts'
import { afterListingChange } from '../after-change.ts'
import { ADVERTISED_STATES } from '../listing-states.ts'

const ROUND = 500
const DAY = 86_400

/** Lets listings expire that their source has not sent for its agreed time. */
export const expireSilent: Tick = async (context) => {
  const { trade, now } = context
  const silent = await trade.all<{ id: string }>(
    `select l.id from listing_source s join listing l on l.source = s.id
    where l.state in (select value from json_each(?)) and l.confirmed_at < ? - s.silence_days * ${DAY} order by l.confirmed_at limit ${ROUND}`,
    JSON.stringify(ADVERTISED_STATES),
    now,
  )
  if (silent.length === 0) return 0
  const ids = silent.map(({ id }) => id)
  const asked = [now, JSON.stringify(ids), JSON.stringify(ADVERTISED_STATES)] as const
  await Promise.all([
    trade.all(
      `insert or ignore into listing_event (key, listing_id, action, actor, from_state, to_state, note, at)
      select 'silent ' || id || ' ' || confirmed_at, id, 'expire', 'clock', state, 'expired', '', ?1 from listing
      where id in (select value from json_each(?2)) and state in (select value from json_each(?3))`,
      ...asked,
    ),
    trade.all(
      `update listing set state = 'expired', state_at = ?1, updated_at = ?1, is_ungrouped = 1, version = version + 1
      where id in (select value from json_each(?2)) and state in (select value from json_each(?3))`,
      ...asked,
    ),
  ])
  await afterListingChange(context, ids)
  return ids.length
}
