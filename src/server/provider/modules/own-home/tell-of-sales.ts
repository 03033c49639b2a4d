import { createHash } from 'node:crypto'
import type { Guard } from '../../db/client.ts'
import { notNull, pick, type RowOf } from '../../db/column-table.ts'
import { OWN_HOME, OWN_HOME_SALE } from '../../db/trade/own-home-tables.ts'
import type { JobContext, ScheduledJob } from '../../scheduled-job.ts'
import { randomSecret } from '../../secret.ts'
import { accountLink } from '../account/account-link.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { announce } from '../notice/announce.ts'
import { writeNotice } from '../notice/write-notice.ts'
import { type HomeReader, homePath, readersOfHomes, STOP_PATH, soldNearby } from './home-reader.ts'
import { currencyOf, type WatchedSale } from './home-watch.ts'
import { insertStopLink } from './stop-link.ts'

/** Owners of a run, and sales that a letter names; of more it tells how many. */
const OWNERS_MAX = 20
const NAMED_MAX = 10
/** That came too late is no news. */
const LATE_SECONDS = 7 * 86_400

const WAITING_SALE_ROW = {
  ...pick(OWN_HOME, 'owner'),
  homeId: OWN_HOME.columns.id,
  home: OWN_HOME.columns.name,
  ...pick(OWN_HOME, 'country'),
  ...pick(OWN_HOME_SALE, 'sale'),
  /** JSON of {@link WatchedSale} */
  facts: notNull(OWN_HOME_SALE.columns.facts),
}
type WaitingSale = RowOf<typeof WAITING_SALE_ROW>

/**
 * Tells owners of the sales that a refresh has found near their watched homes: one letter and one notice for all that waits for an owner, written in the
 * transaction that marks the sales as told. A country whose homes are still being looked at waits until that is done.
 */
export const tellOfSales: ScheduledJob = async (context) => {
  const { account, trade } = context
  const rows = await trade.all(
    WAITING_SALE_ROW,
    `with waiting as materialized (
      select h.id, h.owner, h.name, h.country from own_home h where h.has_alert = 1
        and exists (select 1 from own_home_sale s where s.home_id = h.id and s.facts is not null)
        and not exists (select 1 from edition_refresh r where r.country = h.country and r.done_at is null)
    )
    select w.owner, w.id as homeId, w.name as home, w.country, s.sale, s.facts from waiting w
    cross join own_home_sale s on s.home_id = w.id and s.facts is not null
    where w.owner in (select owner from waiting group by owner order by owner limit ${OWNERS_MAX}) order by w.owner, w.id, s.sale`,
  )
  if (rows.length === 0) return 0
  const owners = Map.groupBy(rows, ({ owner }) => owner)
  const readers = await readersOfHomes(account, [...owners.keys()])
  for (const [owner, sales] of owners) await tell(context, { owner, sales, reader: readers.get(owner) ?? null })
  return owners.size
}

interface OwnerNews {
  owner: string
  /** at least one */
  sales: readonly WaitingSale[]
  /** null: no letter can be sent */
  reader: HomeReader | null
}

async function tell(context: JobContext, { owner, sales, reader }: OwnerNews): Promise<void> {
  const { trade, post, later, siteOrigin, now } = context
  const asked = JSON.stringify(sales.map(({ homeId, sale }) => ({ homeId, sale })))
  const key = `homes-sold ${owner} ${createHash('sha256').update(asked).digest('hex').slice(0, 32)}`
  const waits: Guard = {
    sql: `(select count(*) from json_each(?) v join own_home_sale s on s.home_id = v.value ->> 'homeId' and s.sale = v.value ->> 'sale'
      where s.facts is not null) = ?`,
    parameters: [asked, sales.length],
  }
  const [one] = sales
  if (!one) return
  const token = randomSecret()
  const facts = { home: new Set(sales.map(({ homeId }) => homeId)).size === 1 ? one.home : null }
  const [, , notified] = await Promise.all([
    reader && writeLetter(trade, letterOf({ key, sales, reader, token, siteOrigin, now }), waits),
    reader && insertStopLink(trade, { token, owner, homeId: null, letter: 'sold', now }, waits),
    writeNotice(trade, { key, userId: owner, kind: 'home-sold', country: one.country, facts, path: homePath(one.homeId), at: now }, waits),
    trade.run(
      `update own_home_sale set facts = null where facts is not null
        and exists (select 1 from json_each(?) v where v.value ->> 'homeId' = own_home_sale.home_id and v.value ->> 'sale' = own_home_sale.sale)`,
      asked,
    ),
  ])
  if (reader) later(post.push([key]))
  announce(context, notified)
}

interface SoldLetter {
  key: string
  sales: readonly WaitingSale[]
  reader: HomeReader
  token: string
  siteOrigin: string
  now: number
}

function letterOf({ key, sales, reader, token, siteOrigin, now }: SoldLetter) {
  const { locale } = reader
  const linkTo = (path: string) => accountLink({ siteOrigin }, path, locale)
  const newest = sales
    // written by the refresh
    .map((row): { row: WaitingSale; sale: WatchedSale } => ({ row, sale: JSON.parse(row.facts) }))
    .toSorted((a, b) => b.sale.month - a.sale.month)
  const homes = [...Map.groupBy(newest.slice(0, NAMED_MAX), ({ row }) => row.homeId).values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const { home, homeId, country } = first.row
    const of = { country, currencyCode: currencyOf(first.row), locale, siteOrigin }
    return [{ title: home, link: linkTo(homePath(homeId)), sold: rows.map(({ sale }) => soldNearby(sale, of)) }]
  })
  return {
    key,
    country: reader.country,
    to: reader.email,
    locale,
    template: 'homes-sold' as const,
    at: now,
    notAfter: now + LATE_SECONDS,
    values: {
      name: reader.name,
      link: linkTo('/user/homes'),
      stop: linkTo(`${STOP_PATH}/${token}`),
      homes,
      more: Math.max(0, sales.length - NAMED_MAX),
    },
  }
}
