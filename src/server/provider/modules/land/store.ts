import { keysOf } from '#lib/records.ts'
import type { ProviderContext } from '../../context.ts'
import type { SqlValue } from '../../db/client.ts'
import { allBut, integer, pick, type RowOf, selectList } from '../../db/column-table.ts'
import { LAND } from '../../db/market/place-tables.ts'
import { type Connection, connectionOf, type Page } from '../../paging.ts'

const LAND_ROW = allBut(LAND, 'projectId')
const COLUMNS = selectList(LAND_ROW)

export type LandRecord = RowOf<typeof LAND_ROW>

interface LandFilter {
  areaId: number | null
  status: string | null
  activity: string | null
  landUse: string | null
}

/** The columns that sites are filtered by. */
const FILTERED = { areaId: 'area_id', status: 'status', activity: 'activity', landUse: 'land_use' } as const satisfies Record<
  keyof LandFilter,
  string
>

const USES_MAX = 50

/** One site by its key; null when there is none. */
export const landByKey = ({ market }: ProviderContext, landKey: string): Promise<LandRecord | null> =>
  market.first(LAND_ROW, `select ${COLUMNS} from land where land_key = ?`, landKey)

/** The uses of the sites on record, by name; at most 50. */
export async function landUses({ market }: ProviderContext): Promise<string[]> {
  const rows = await market.all(pick(LAND, 'landUse'), 'select distinct land_use as landUse from land order by land_use limit ?', USES_MAX)
  return rows.map(({ landUse }) => landUse)
}

/** Sites, newest tender first, those without a tender last. */
export async function listLands({ market }: ProviderContext, filter: LandFilter, page: Page): Promise<Connection<LandRecord>> {
  const asked = keysOf(FILTERED).filter((key) => filter[key] !== null)
  const conditions = asked.map((key) => `${FILTERED[key]} = ?`)
  const parameters: SqlValue[] = asked.map((key) => filter[key])
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  const rows = await market.all(
    LAND_ROW,
    `select ${COLUMNS} from land ${where} order by tender_close_month desc, id limit ? offset ?`,
    ...parameters,
    page.first + 1,
    page.offset,
  )
  return connectionOf(rows, page, async () => {
    const counted = await market.first({ n: integer() }, `select count(*) as n from land ${where}`, ...parameters)
    return counted?.n ?? 0
  })
}
