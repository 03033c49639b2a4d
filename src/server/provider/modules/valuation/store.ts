import { boundsAround } from '#lib/geo-distance.ts'
import { addMonths } from '#lib/months.ts'
import type { PropertyGroup, Tenure, TypeGroup } from '#market/vocabulary.ts'
import type { MarketContext } from '../../context.ts'
import { groupBy } from '../../db/batch-loader.ts'
import { integer, notNull, pick, real } from '../../db/column-table.ts'
import { PRICE_INDEX, TXN } from '../../db/market/deal-tables.ts'
import { PROJECT } from '../../db/market/place-tables.ts'
import { TXN_FLAG } from '../../db/market/rows.ts'
import { squaredDistance, withinBounds } from '../../place-inputs.ts'
import type { Home, Sale } from './evidence.ts'

const EVIDENCE_MONTHS = 60
const OWN_SALES_MAX = 200
const NEIGHBOUR_METRES = 500
const NEIGHBOURS_MAX = 40
const NEIGHBOUR_SALES_MAX = 400
const UNUSABLE = TXN_FLAG.exactDuplicate | TXN_FLAG.multiUnit | TXN_FLAG.outlier | TXN_FLAG.commercial | TXN_FLAG.yearAlone

const SALE_ROW = {
  ...pick(TXN, 'id', 'projectId', 'month', 'price', 'unitMix', 'floorLow', 'floorHigh'),
  areaSqm: notNull(TXN.columns.areaSqm),
  leaseStartYear: PROJECT.columns.leaseStartYear,
}
const SALE_COLUMNS = `t.id, t.project_id as projectId, t.month, t.price, t.area_sqm as areaSqm, t.unit_mix as unitMix,
  t.floor_low as floorLow, t.floor_high as floorHigh`
/** A sale that says what a home is worth, of the alias `t`; its parameter is the month that it lies after. */
export const USABLE_SALE = `t.kind = 'sale' and t.month > ? and t.units = 1 and t.flags & ${UNUSABLE} = 0 and t.price > 0 and t.area_sqm > 0`

/** How far back sales are read and how many of them: of the project itself and of its neighbours. */
export interface SalesScope {
  months: number
  own: number
  neighbours: number
}

export const SCOPE: SalesScope = { months: EVIDENCE_MONTHS, own: OWN_SALES_MAX, neighbours: NEIGHBOUR_SALES_MAX }

/** The project's usable sales of the last five years, newest first. */
export function ownSales({ market }: MarketContext, projectId: number, asOf: number, scope = SCOPE): Promise<Sale[]> {
  return market.all(
    { ...SALE_ROW, distanceMetres: integer() },
    `select ${SALE_COLUMNS}, coalesce(t.lease_start_year, p.lease_start_year) as leaseStartYear, 0 as distanceMetres
    from txn t join project p on p.id = t.project_id
    where t.project_id = ? and ${USABLE_SALE} order by t.month desc, t.id desc limit ${scope.own}`,
    projectId,
    addMonths(asOf, -scope.months),
  )
}

interface Subject {
  id: number
  lat: number
  lng: number
  typeGroup: TypeGroup
  tenure: Tenure | null
}

/** Usable sales of homes of the same mix (or of unknown mix) in the nearest projects of the same group and tenure, newest first. */
export async function neighbourSales(
  { market }: MarketContext,
  subject: Subject,
  home: Home,
  asOf: number,
  scope = SCOPE,
): Promise<Sale[]> {
  const box = withinBounds('p', 'project_rtree', boundsAround(subject, NEIGHBOUR_METRES))
  const distance = squaredDistance('p', subject)
  const sales = await market.all(
    { ...SALE_ROW, squaredMetres: real() },
    `with near as (
      select p.id, p.lease_start_year, ${distance.sql} as squared from project p
      where ${box.sql} and p.type_group = ? and p.tenure is ? and p.id <> ?
      order by squared, p.id limit ${NEIGHBOURS_MAX}
    )
    select ${SALE_COLUMNS}, coalesce(t.lease_start_year, near.lease_start_year) as leaseStartYear, near.squared as squaredMetres
    from near cross join txn t on t.project_id = near.id
    where near.squared <= ? and ${USABLE_SALE} and t.unit_mix in (?, 'other')
    order by t.month desc, t.id desc limit ${scope.neighbours}`,
    ...distance.parameters,
    ...box.parameters,
    subject.typeGroup,
    subject.tenure,
    subject.id,
    NEIGHBOUR_METRES ** 2,
    addMonths(asOf, -scope.months),
    home.unitMix,
  )
  // 1 m keeps a neighbour on the same spot (another block of one site) apart from the project itself
  return sales.map(({ squaredMetres, ...sale }) => ({ ...sale, distanceMetres: Math.max(1, Math.sqrt(squaredMetres)) }))
}

/** The price index of the segment in the area and in the country, ascending, over the months of the evidence. */
export async function indexSeries(
  { market }: MarketContext,
  segment: PropertyGroup,
  areaId: number,
  asOf: number,
  months = EVIDENCE_MONTHS,
) {
  const rows = await market.all(
    pick(PRICE_INDEX, 'areaId', 'month', 'value'),
    `select area_id as areaId, month, value from price_index
    where segment = ? and area_id in (0, ?) and month > ? order by area_id, month`,
    segment,
    areaId,
    addMonths(asOf, -months - 1),
  )
  const byArea = groupBy(rows, (row) => row.areaId)
  return { area: byArea.get(areaId) ?? [], country: byArea.get(0) ?? [] }
}
