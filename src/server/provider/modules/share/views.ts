import { createHash, randomBytes } from 'node:crypto'
import { COUNTRIES } from '#market/countries.ts'
import type { ProviderContext } from '../../context.ts'
import { dayOf } from '../../day.ts'
import { pick } from '../../db/column-table.ts'
import { SHARE_SALT } from '../../db/trade/share-tables.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { limitedNetwork } from '../../throttle.ts'
import { announce } from '../notice/announce.ts'
import { writeNotice } from '../notice/write-notice.ts'
import type { StoredShare } from './share-row.ts'

/** Programs that fetch an address in order to show what is behind it; nobody has looked yet. */
const PREVIEW = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|telegram|slack|discord|skype|viber|line-poker|curl|wget/i

type ViewContext = Pick<ProviderContext, 'trade' | 'clock' | 'clientAddress' | 'userAgent' | 'viewer' | 'live' | 'later' | 'post'>

/**
 * Counts a visitor once a day (product §8.4), and tells the maker of the first. What is kept is a hash with a salt of the day; `forgetVisitors` takes
 * both away when the day is over. Neither the maker nor a program that makes previews counts.
 */
export async function countView(context: ViewContext, share: StoredShare): Promise<void> {
  const { trade, userAgent } = context
  if (PREVIEW.test(userAgent) || (await context.viewer())?.id === share.owner) return
  const now = unixSeconds(context.clock)
  const day = dayOf(now, COUNTRIES[share.country])
  const hash = createHash('sha256')
    .update([await saltOf(context, share, day), share.id, limitedNetwork(context.clientAddress), userAgent].join('\n'))
    .digest('hex')
  const news = { key: `share-opened ${share.id}`, userId: share.owner, kind: 'share-opened', country: share.country, at: now } as const
  const [, , , notified] = await Promise.all([
    trade.run('insert or ignore into share_visitor (share_id, day, hash) values (?, ?, ?)', share.id, day, hash),
    // counted anew instead of one more: a request that is repeated changes nothing
    trade.run(
      `insert into share_view (share_id, day, n) select ?1, ?2, count(*) from share_visitor where share_id = ?1 and day = ?2
      on conflict (share_id, day) do update set n = max(n, excluded.n)`,
      share.id,
      day,
    ),
    trade.run('update share set opened_at = ? where id = ? and opened_at is null', now, share.id),
    share.openedAt === null ? writeNotice(trade, { ...news, facts: { home: share.title }, path: '/user/shares' }) : [],
  ])
  announce(context, notified)
}

async function saltOf({ trade }: ViewContext, { country }: StoredShare, day: string): Promise<string> {
  const [, rows] = await Promise.all([
    trade.run(
      'insert or ignore into share_salt (country, day, salt) values (?, ?, ?)',
      country,
      day,
      randomBytes(16).toString('base64url'),
    ),
    trade.all(pick(SHARE_SALT, 'salt'), 'select salt from share_salt where country = ? and day = ?', country, day),
  ])
  return rows[0]?.salt ?? ''
}
