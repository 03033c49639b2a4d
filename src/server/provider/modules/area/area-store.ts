import type { MarketContext, ProviderContext } from '../../context.ts'
import { batchLoader, indexBy } from '../../db/batch-loader.ts'
import { integer, selectList, type WholeRow } from '../../db/column-table.ts'
import { AREA } from '../../db/market/place-tables.ts'
import { type Connection, connectionOf, type Page } from '../../paging.ts'

export type AreaRecord = WholeRow<typeof AREA>

const COLUMNS = selectList(AREA.columns)

export const areasById = ({ market }: MarketContext) =>
  batchLoader<number, AreaRecord | null>(async (ids) => {
    const rows = await market.all(
      AREA.columns,
      `select ${COLUMNS} from area where id in (select value from json_each(?))`,
      JSON.stringify(ids),
    )
    return indexBy(rows, (row) => row.id)
  }, null)

/** SALES: the areas of most sales on record first, of those that projects name as theirs. */
export const AREA_ORDERS = {
  NAME: 'level, slug',
  SALES: '(select sum(p.sale_count) from project p where p.area_id = area.id) desc, level, slug',
} as const
export type AreaOrder = keyof typeof AREA_ORDERS

interface AreasAsked {
  level?: string | null
  parentId?: number | null
  order: AreaOrder
}

/** Areas of a level and parent. */
export async function listAreas({ market }: ProviderContext, filter: AreasAsked, page: Page): Promise<Connection<AreaRecord>> {
  const conditions: string[] = []
  const parameters: (string | number)[] = []
  if (filter.level) {
    conditions.push('level = ?')
    parameters.push(filter.level)
  }
  if (filter.parentId != null) {
    conditions.push('parent_id = ?')
    parameters.push(filter.parentId)
  }
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  const rows = await market.all(
    AREA.columns,
    `select ${COLUMNS} from area ${where} order by ${AREA_ORDERS[filter.order]} limit ? offset ?`,
    ...parameters,
    page.first + 1,
    page.offset,
  )
  return connectionOf(rows, page, async () => {
    const counted = await market.first({ n: integer() }, `select count(*) as n from area ${where}`, ...parameters)
    return counted?.n ?? 0
  })
}

/** Areas by "level/slug", in the order of the list; those that the edition does not have are left out. */
export async function areasBySlug({ market }: MarketContext, keys: readonly string[]): Promise<AreaRecord[]> {
  if (keys.length === 0) return []
  const rows = await market.all(
    AREA.columns,
    `select ${COLUMNS} from area where level || '/' || slug in (select value from json_each(?))`,
    JSON.stringify(keys),
  )
  const byKey = indexBy(rows, ({ level, slug }) => `${level}/${slug}`)
  return keys.flatMap((key) => byKey.get(key) ?? [])
}
