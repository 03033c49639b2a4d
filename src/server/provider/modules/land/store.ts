import type { ProviderContext } from '../../context.ts'
import type { SqlValue } from '../../db/client.ts'
import { type Connection, connectionOf, type Page } from '../../paging.ts'

export interface LandRecord {
  id: number
  landKey: string
  nameDisplayText: string
  areaId: number
  landUse: string
  status: string
  activity: string
  tenureYears: number | null
  siteAreaSqm: number | null
  grossFloorAreaSqm: number | null
  price: number | null
  tenderCloseMonth: number | null
  lat: number | null
  lng: number | null
}

const COLUMNS = `id, land_key as landKey, name_display_text as nameDisplayText, area_id as areaId, land_use as landUse, status, activity,
  tenure_years as tenureYears, site_area_sqm as siteAreaSqm, gross_floor_area_sqm as grossFloorAreaSqm, price,
  tender_close_month as tenderCloseMonth, lat, lng`

/** Sites, newest tender first; those without a tender come last. */
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
