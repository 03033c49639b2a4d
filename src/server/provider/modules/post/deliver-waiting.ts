import type { TickContext } from './tick-context.ts'

/** A letter that still waits after so long was not pushed, or its delivery was cut. */
const WAITED_SECONDS = 60
const PAGE = 100

/** Pushes the letters that wait too long, and gives up those whose time is over. */
export async function deliverWaiting({ trade, post, now }: TickContext): Promise<number> {
  const [late, waiting] = await Promise.all([
    trade.all<{ key: string }>(
      `update letter set state = 'late', contents = null, settled_at = ?1 where state = 'waiting' and not_after <= ?1 returning key`,
      now,
    ),
    trade.all<{ key: string }>(
      `select key from letter where state = 'waiting' and created_at <= ? order by created_at limit ${PAGE}`,
      now - WAITED_SECONDS,
    ),
  ])
  await post.push(waiting.map(({ key }) => key))
  return late.length + waiting.length
}
