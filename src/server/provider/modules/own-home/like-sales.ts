import { LIKE_METRES, LIKE_SIZE_SHARE } from '#graphql/home-kinds.ts'
import { boundsAround } from '#lib/geo-distance.ts'
import { addMonths, monthsBetween } from '#lib/months.ts'
import { quantileSorted } from '#lib/quantiles.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import type { MarketContext } from '../../context.ts'
import { notNull, pick, real } from '../../db/column-table.ts'
import { TXN } from '../../db/market/deal-tables.ts'
import { PROJECT } from '../../db/market/place-tables.ts'
import { squaredDistance, withinBounds } from '../../place-inputs.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { USABLE_SALE } from '../valuation/store.ts'

/** So many projects around a home are looked at, the nearest first, and so many of their sales. */
const PROJECTS_MAX = 60
const SALES_MAX = 200
/** how far back the sources of a market may end behind one another, and what two years of sales need */
const READ_MONTHS = 48

/** A recorded sale of a home like the asked one. Months are yyyymm. */
export interface LikeSale {
  id: number
  projectId: number
  typeGroup: TypeGroup
  slug: string
  projectName: string
  projectNameLocal: string | null
  month: number
  price: number
  areaSqm: number
  psf: number
  floorLow: number | null
  floorHigh: number | null
  unitNo: string | null
  /** 0: in the same project */
  metres: number
}

const LIKE_ROW = {
  ...pick(TXN, 'id', 'projectId', 'month', 'price', 'floorLow', 'floorHigh', 'unitNo'),
  areaSqm: notNull(TXN.columns.areaSqm),
  psf: notNull(TXN.columns.psf),
  ...pick(PROJECT, 'typeGroup', 'slug'),
  projectName: PROJECT.columns.name,
  projectNameLocal: PROJECT.columns.nameLocal,
  squared: real(),
}

/** The usable sales after a month that are like a home of a project, newest first: one statement. */
export async function likeSales(
  { market }: MarketContext,
  { id, lat, lng, typeGroup, propertyType }: Pick<ProjectRecord, 'id' | 'lat' | 'lng' | 'typeGroup' | 'propertyType'>,
  areaSqm: number,
  after: number,
): Promise<LikeSale[]> {
  const place = lat === null || lng === null ? null : { lat, lng }
  const box = place ? withinBounds('p', 'project_rtree', boundsAround(place, LIKE_METRES)) : { sql: 'false', parameters: [] }
  const distance = place ? squaredDistance('p', place) : { sql: '0', parameters: [] }
  const rows = await market.all(
    LIKE_ROW,
    `with near as (
      select p.id, p.type_group, p.slug, p.name, p.name_local, iif(p.id = ?, 0, max(1, ${distance.sql})) as squared from project p
      where (p.id = ? or ${box.sql}) and p.type_group = ? and p.property_type = ? order by squared, p.id limit ${PROJECTS_MAX}
    )
    select t.id, t.project_id as projectId, near.type_group as typeGroup, near.slug, near.name as projectName, near.name_local as projectNameLocal,
      t.month, t.price, t.area_sqm as areaSqm, t.psf, t.floor_low as floorLow, t.floor_high as floorHigh, t.unit_no as unitNo, near.squared
    from near cross join txn t on t.project_id = near.id
    where near.squared <= ? and ${USABLE_SALE} and t.area_sqm between ? and ?
    order by t.month desc, t.id desc limit ${SALES_MAX}`,
    id,
    ...distance.parameters,
    id,
    ...box.parameters,
    typeGroup,
    propertyType,
    LIKE_METRES ** 2,
    after,
    areaSqm * (1 - LIKE_SIZE_SHARE),
    areaSqm * (1 + LIKE_SIZE_SHARE),
  )
  // 1 m keeps a neighbour on the same spot (another block of one site) apart from the project itself
  return rows.map(({ squared, ...sale }) => ({ ...sale, metres: Math.round(Math.sqrt(squared)) }))
}

/** Like sales of the months in which the page and the letters can need them. */
export const recentLikeSales = (context: MarketContext, project: ProjectRecord, areaSqm: number, lastMonth: number): Promise<LikeSale[]> =>
  likeSales(context, project, areaSqm, addMonths(lastMonth, -READ_MONTHS))

/** Prices per square foot of the like sales of a year. */
export interface YearOfPrices {
  n: number
  p25: number
  median: number
  p75: number
}

/** Fewer sales say nothing of a year. */
const YEAR_SALES_MIN = 5

/** The middle of the like sales of twelve months, `yearsBack` years before the month `to`; null where there are too few. */
export function yearOfPrices(sales: readonly Pick<LikeSale, 'month' | 'psf'>[], to: number, yearsBack = 0): YearOfPrices | null {
  const prices = sales.flatMap(({ month, psf }) => (Math.floor(monthsBetween(month, to) / 12) === yearsBack && month <= to ? [psf] : []))
  if (prices.length < YEAR_SALES_MIN) return null
  const sorted = prices.toSorted((a, b) => a - b)
  const at = (share: number) => quantileSorted(sorted, share)
  return { n: sorted.length, p25: at(0.25), median: at(0.5), p75: at(0.75) }
}

/**
 * What a sale is known by in every edition: where, when, how large, how high and for how much. Two that say the same are told apart by their number.
 */
export function saleKeys(sales: readonly LikeSale[]): Map<string, LikeSale> {
  const keyed = new Map<string, LikeSale>()
  const counts = new Map<string, number>()
  for (const sale of sales) {
    const { typeGroup, slug, month, price, areaSqm, floorLow, floorHigh, unitNo } = sale
    const said = [typeGroup, slug, month, price, areaSqm, floorLow ?? '', floorHigh ?? '', unitNo ?? ''].join(' ')
    const number = (counts.get(said) ?? 0) + 1
    counts.set(said, number)
    keyed.set(number === 1 ? said : `${said} ${number}`, sale)
  }
  return keyed
}
