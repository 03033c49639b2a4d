import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import type { ProviderDatabases } from '../../db/databases.ts'
import { EDITION_REFRESH } from '../../db/trade/post-tables.ts'
import { tradeOf } from '../../db/trade-of.ts'
import type { PostPort } from '../../ports/post/port.ts'
import type { Refresh } from '../../refresh-context.ts'
import { readFacts } from '../market/store.ts'
import { REFRESHES } from './refreshes.ts'

/** A refresh that has not moved for so long was cut, and goes on where it was. */
const STALLED_SECONDS = 300

interface Begin {
  databases: ProviderDatabases
  /** one database of trade: the countries that are in it */
  trade: Statements
  post: PostPort
  /** unix seconds */
  now: number
}

/** Begins the refresh of countries with a new edition, and goes on with those that were cut. Returns how many. */
export async function beginRefreshes({ databases, trade, post, now }: Begin, refreshes = REFRESHES): Promise<number> {
  const countries = COUNTRY_CODES.filter((code) => tradeOf(databases, code) === trade.database)
  const editions = await Promise.all(
    countries.map(async (country) => ({ country, version: (await readFacts(new Statements(databases.market[country]))).dataVersion })),
  )
  const [room] = Object.keys(refreshes)
  const [begun, stalled] = await Promise.all([
    trade.all(
      pick(EDITION_REFRESH, 'country'),
      `insert into edition_refresh (country, version, room, after, moved_at, done_at)
      select value ->> 'country', value ->> 'version', ?2, '', ?3, ?4 from json_each(?1) where true
      on conflict (country) do update set version = excluded.version, room = excluded.room, after = '', moved_at = excluded.moved_at,
        done_at = excluded.done_at where edition_refresh.version <> excluded.version returning country`,
      JSON.stringify(editions.filter(({ version }) => version !== '')),
      room ?? '',
      now,
      room === undefined ? now : null,
    ),
    trade.all(
      pick(EDITION_REFRESH, 'country'),
      'update edition_refresh set moved_at = ?1 where done_at is null and moved_at <= ?1 - ?2 returning country',
      now,
      STALLED_SECONDS,
    ),
  ])
  const due = room === undefined ? [] : [...begun, ...stalled].map(({ country }) => country)
  for (const country of due) await post.pushRefresh(country)
  return due.length
}

interface PageOfRefresh {
  databases: ProviderDatabases
  country: CountryCode
  now: number
}

/**
 * Does the next page of a country's refresh and moves its mark, once however often it is asked for. Returns whether there is more; nothing is done for
 * an edition that was replaced meanwhile, whose refresh begins with the next run.
 */
export async function refreshPage(
  { databases, country, now }: PageOfRefresh,
  refreshes: Readonly<Record<string, Refresh>> = REFRESHES,
): Promise<boolean> {
  const trade = new Statements(tradeOf(databases, country), 'first-primary')
  const market = new Statements(databases.market[country])
  const [mark, { dataVersion }] = await Promise.all([
    trade.first(
      pick(EDITION_REFRESH, 'version', 'room', 'after'),
      'select version, room, after from edition_refresh where country = ? and done_at is null',
      country,
    ),
    readFacts(market),
  ])
  if (mark?.version !== dataVersion) return false
  const { version, room, after } = mark
  const last = (await refreshes[room]?.({ trade, market, databases, country, version, now }, after)) ?? null
  const rooms = Object.keys(refreshes)
  const next = last === null ? { room: rooms[rooms.indexOf(room) + 1], after: '' } : { room, after: last }
  const moved = await trade.all(
    {},
    `update edition_refresh set room = ?, after = ?, moved_at = ?, done_at = ?
    where country = ? and version = ? and room = ? and after = ? and done_at is null returning country`,
    next.room ?? room,
    next.after,
    now,
    next.room === undefined ? now : null,
    country,
    version,
    room,
    after,
  )
  return moved.length > 0 && next.room !== undefined
}
