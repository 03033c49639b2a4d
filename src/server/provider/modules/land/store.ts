import type { ProviderContext } from '../../context.ts'
import type { SqlValue } from '../../db/client.ts'
import { fieldsWithout, selectList, type WholeRow } from '../../db/column-table.ts'
import { LAND } from '../../db/market/place-tables.ts'
import { type Connection, connectionOf, type Page } from '../../paging.ts'

const FIELDS = fieldsWithout(LAND, 'projectId')
const COLUMNS = selectList(FIELDS)

export type LandRecord = Pick<WholeRow<typeof LAND>, (typeof FIELDS)[number]>

/** Sites, newest tender first, those without a tender last. */
export async function listLands(
  { market }: ProviderContext,
  filter: { areaId: number | null; status: string | null },
  page: Page,
): Promise<Connection<LandRecord>> {
  const conditions: string[] = []
  const parameters: SqlValue[] = []
  if (filter.areaId !== null) {
    conditions.push('area_id = ?')
    parameters.push(filter.areaId)
  }
  if (filter.status !== null) {
    conditions.push('status = ?')
    parameters.push(filter.status)
  }
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  const rows = await market.all<LandRecord>(
    `select ${COLUMNS} from land ${where} order by tender_close_month desc, id limit ? offset ?`,
    ...parameters,
    page.first + 1,
    page.offset,
  )
  return connectionOf(rows, page, async () => {
    const counted = await market.first<{ n: number }>(`select count(*) as n from land ${where}`, ...parameters)
    return counted?.n ?? 0
  })
}
