import { pick } from '../../db/column-table.ts'
import { LETTER } from '../../db/trade/post-tables.ts'
import type { TickContext } from '../../tick-context.ts'

/** A letter that still waits after so long was not pushed. */
const WAITED_SECONDS = 60
/** A letter that was pushed is pushed again after so long. */
const PUSHED_SECONDS = 300
const PAGE = 100

/** Pushes letters that wait too long or whose delivery was cut, and gives up those whose time is over: what they hold works no longer. */
export async function deliverWaiting({ trade, post, now }: TickContext): Promise<number> {
  const [late, waiting] = await Promise.all([
    trade.all(
      pick(LETTER, 'key'),
      `update letter set state = 'late', contents = null, lease_until = null, settled_at = ?1
      where state = 'waiting' and not_after <= ?1 and (lease_until is null or lease_until <= ?1) returning key`,
      now,
    ),
    trade.all(
      pick(LETTER, 'key'),
      `update letter set due_at = ?1 + ${PUSHED_SECONDS} where key in (
        select key from letter where state = 'waiting' and coalesce(due_at, created_at + ${WAITED_SECONDS}) <= ?1
        and (lease_until is null or lease_until <= ?1) order by created_at limit ${PAGE}) returning key`,
      now,
    ),
    trade.run(`update letter set contents = null where state = 'dead' and contents is not null and not_after <= ?`, now),
  ])
  if (waiting.length > 0) await post.push(waiting.map(({ key }) => key))
  return late.length + waiting.length
}
