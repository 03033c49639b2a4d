import type { ProviderContext } from '../../context.ts'
import { integer, pick } from '../../db/column-table.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import { type Connection, connectionOf, type Page } from '../../paging.ts'
import { GROUP_COLUMNS, GROUP_ROW, type GroupRow } from '../listing-group/group-row.ts'
import { isWithin, whereOf } from '../property/store.ts'
import type { GroupQuestion } from './listing-filter.ts'

/** Each order ends with the id and comes from an index; the last two list only homes that have had a cut, or have an estimate. */
export const LISTING_SORTS = {
  NEWEST: { order: 'g.first_seen_at desc, g.id', only: null },
  PRICE_LOW: { order: 'g.price asc nulls last, g.id', only: null },
  PRICE_HIGH: { order: 'g.price desc nulls last, g.id desc', only: null },
  PSF_LOW: { order: 'g.psf asc nulls last, g.id', only: null },
  PSF_HIGH: { order: 'g.psf desc nulls last, g.id desc', only: null },
  AREA_LARGE: { order: 'g.area_sqm desc nulls last, g.id', only: null },
  CUT_NEWEST: { order: 'g.price_cut_at desc, g.id', only: 'g.price_cut_at is not null' },
  AGAINST_ESTIMATE: { order: '1.0 * g.price / g.estimate, g.id', only: 'g.estimate is not null and g.price is not null' },
} as const satisfies Record<string, { order: string; only: string | null }>
export type ListingSort = keyof typeof LISTING_SORTS

/** A group that was found, with the FTS5 query that it was found by. */
export interface FoundGroup extends GroupRow {
  words: string | null
}

/** One page of what a question finds: one statement, and one for the total where it is asked for; with shapes two. */
export async function searchGroups(
  { trade }: Pick<ProviderContext, 'trade'>,
  { conditions, within, words }: GroupQuestion,
  sort: ListingSort,
  page: Page,
): Promise<Connection<FoundGroup>> {
  const { order, only } = LISTING_SORTS[sort]
  const { where, parameters } = whereOf(only === null ? conditions : [...conditions, { sql: only, parameters: [] }])
  if (within) {
    const spots = await trade.all(
      pick(LISTING_GROUP, 'id', 'lat', 'lng'),
      `select g.id, g.lat, g.lng from listing_group g ${where} order by ${order}`,
      ...parameters,
    )
    const ids = spots.flatMap(({ id, lat, lng }) => (isWithin(within, lat, lng) ? [id] : []))
    return pageOfIds(trade, ids, page, words)
  }
  const rows = await trade.all(
    GROUP_ROW,
    `select ${GROUP_COLUMNS} from listing_group g ${where} order by ${order} limit ? offset ?`,
    ...parameters,
    page.first + 1,
    page.offset,
  )
  return connectionOf(
    rows.map((row) => ({ ...row, words })),
    page,
    async () => (await trade.first({ n: integer() }, `select count(*) as n from listing_group g ${where}`, ...parameters))?.n ?? 0,
  )
}

async function pageOfIds(
  trade: ProviderContext['trade'],
  ids: readonly string[],
  page: Page,
  words: string | null,
): Promise<Connection<FoundGroup>> {
  const wanted = ids.slice(page.offset, page.offset + page.first)
  const rows =
    wanted.length === 0
      ? []
      : await trade.all(
          GROUP_ROW,
          `select ${GROUP_COLUMNS} from listing_group g where g.id in (select value from json_each(?))`,
          JSON.stringify(wanted),
        )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    nodes: wanted.flatMap((id) => {
      const row = byId.get(id)
      return row ? [{ ...row, words }] : []
    }),
    hasNextPage: page.offset + page.first < ids.length,
    hasPreviousPage: page.offset > 0,
    totalCount: () => ids.length,
  }
}
