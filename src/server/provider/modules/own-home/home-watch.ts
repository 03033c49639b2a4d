import { addMonths } from '#lib/months.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { MarketContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import { marketContextOf } from '../../market-context.ts'
import type { Refresh } from '../../refresh-context.ts'
import { marketFactsOf } from '../market/store.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { type LikeSale, likeSales, saleKeys } from './like-sales.ts'
import { OWN_HOME_COLUMNS, OWN_HOME_ROW, type OwnHomeRow, ownedHomeOf } from './own-home-store.ts'
import { ownPlaceKey, projectsOfHomes } from './projects-of-homes.ts'

/** Homes of a page; each may have 200 sales. */
const PAGE = 10
/** Sales are registered months after they were agreed, and so long ones that come late are news. */
const LATE_MONTHS = 12

/** What a letter tells of a sale, as it waits beside its home. */
export interface WatchedSale
  extends Pick<LikeSale, 'typeGroup' | 'slug' | 'projectName' | 'projectNameLocal' | 'month' | 'price' | 'areaSqm' | 'metres'> {}

const factsOf = ({ typeGroup, slug, projectName, projectNameLocal, month, price, areaSqm, metres }: LikeSale): WatchedSale => ({
  typeGroup,
  slug,
  projectName,
  projectNameLocal,
  month,
  price,
  areaSqm,
  metres,
})

/** The sales that are news for a home watched from a month on, by their keys; none where its size is not known or its project is gone. */
async function watchedSales(
  context: MarketContext,
  project: ProjectRecord | null,
  home: Pick<OwnHomeRow, 'home'>,
  from: number,
): Promise<Map<string, LikeSale>> {
  const { areaSqm } = ownedHomeOf(home)
  return project === null || areaSqm === null ? new Map() : saleKeys(await likeSales(context, project, areaSqm, addMonths(from, -1)))
}

/** From which month on sales are news in an edition. */
const newsFrom = (lastMonth: number | null, watchedFrom: number | null): number =>
  Math.max(watchedFrom ?? 0, lastMonth === null ? 0 : addMonths(lastMonth, -LATE_MONTHS))

/** Watches a home from now on: what the present edition holds is known. Null where it is not its owner's. */
export async function watchHome(
  context: MarketContext & { trade: Statements },
  project: ProjectRecord | null,
  home: OwnHomeRow,
): Promise<void> {
  const { dataVersion, lastMonth } = await context.perRequest(marketFactsOf)
  const from = newsFrom(lastMonth, null)
  const known = await watchedSales(context, project, home, from)
  await Promise.all([
    // what waited when it was last watched is no news any more
    context.trade.run('update own_home_sale set facts = null where home_id = ? and facts is not null', home.id),
    context.trade.run(
      'insert or ignore into own_home_sale (home_id, sale) select h.id, v.value from own_home h cross join json_each(?) v where h.id = ?',
      JSON.stringify([...known.keys()]),
      home.id,
    ),
    context.trade.run(
      'update own_home set has_alert = 1, watched_from = ?, seen_edition = ? where id = ? and owner = ?',
      from,
      dataVersion,
      home.id,
      home.owner,
    ),
  ])
}

/** Whether a home is watched no more, with what was still to be told. */
export const unwatchHome = (trade: Statements, { id, owner }: Pick<OwnHomeRow, 'id' | 'owner'>): Promise<unknown> =>
  Promise.all([
    trade.run('update own_home_sale set facts = null where home_id = (select id from own_home where id = ? and owner = ?)', id, owner),
    trade.run('update own_home set has_alert = 0 where id = ? and owner = ?', id, owner),
  ])

/**
 * Looks for like sales near the next watched homes in the new edition; those that were never seen wait to be told. A page that is done again finds them
 * seen. Their letters are written once all homes of the country were looked at (`tellOfSales`).
 */
export const refreshOwnHomes: Refresh = async ({ trade, market, country, version }, after) => {
  const homes = await trade.all(
    OWN_HOME_ROW,
    `select ${OWN_HOME_COLUMNS} from own_home h where country = ? and has_alert = 1 and id > ? order by id limit ${PAGE}`,
    country,
    after,
  )
  const due = homes.filter(({ seenEdition }) => seenEdition !== version)
  const context = marketContextOf(country, market)
  const [projects, { lastMonth }] = await Promise.all([projectsOfHomes(context, due), context.perRequest(marketFactsOf)])
  const found = await Promise.all(
    due.map(async (home) => {
      const project = projects.get(ownPlaceKey(home)) ?? null
      const sales = await watchedSales(context, project, home, newsFrom(lastMonth, home.watchedFrom))
      return [...sales].map(([sale, one]) => ({ home: home.id, sale, facts: factsOf(one) }))
    }),
  )
  await Promise.all([
    trade.run(
      `insert or ignore into own_home_sale (home_id, sale, facts) select h.id, v.value ->> 'sale', v.value -> 'facts'
      from json_each(?) v cross join own_home h on h.id = v.value ->> 'home' and h.has_alert = 1`,
      JSON.stringify(found.flat()),
    ),
    trade.run(
      'update own_home set seen_edition = ? where has_alert = 1 and id in (select value from json_each(?))',
      version,
      JSON.stringify(due.map(({ id }) => id)),
    ),
  ])
  return homes.length < PAGE ? null : (homes.at(-1)?.id ?? null)
}

export const currencyOf = ({ country }: Pick<OwnHomeRow, 'country'>): string => COUNTRIES[country].currencyCode
