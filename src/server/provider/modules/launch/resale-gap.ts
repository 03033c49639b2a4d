import { LEASE_LONG_FROM_YEARS } from '#filter/choices.ts'
import { addMonths } from '#lib/months.ts'
import { quantileSorted } from '#lib/quantiles.ts'
import { sqftToSqm } from '#lib/units.ts'
import type { Tenure } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { integer, notNull, orNull, pick, type RowOf } from '../../db/column-table.ts'
import { TXN } from '../../db/market/deal-tables.ts'
import { PROJECT } from '../../db/market/place-tables.ts'
import { withinCircle } from '../../place-inputs.ts'
import { marketFactsOf } from '../market/store.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { ANY_SIZE } from '../valuation/home.ts'
import { indexSeries, USABLE_SALE } from '../valuation/store.ts'
import { logGrowth, pickSeries } from '../valuation/time-index.ts'
import type { LaunchUnitRow } from './launch-units.ts'

const METRES = 1_500
const MONTHS = 12
/** More than the densest place of Singapore has in a year; where there were more, n would be of the newest. */
const SALES_MAX = 4_000
/** Fewer sales say too little of a middle half. */
export const GAP_SALES_MIN = 8
const SHOWN_MAX = 50
/** A sale is like the launch's homes within this range of their sizes. */
const SIZES = [0.85, 1.15] as const
/** Years of age, both ends included; null at the end: no end, at both: not on record. */
const AGES: readonly (readonly [number | null, number | null])[] = [
  [0, 5],
  [6, 10],
  [11, 20],
  [21, null],
  [null, null],
]

export interface ResaleRow {
  projectName: string
  projectSlug: string
  month: number
  price: number
  areaSqm: number
  floorLow: number | null
  floorHigh: number | null
  /** when it was completed; where no record says so, when its lease began; null: neither is on record */
  builtYear: number | null
  /** as it was paid */
  psf: number
  /** at the level of prices of the last month */
  restated: number
}

export interface ResaleGroup {
  /** null where the age is not on record */
  ageFrom: number | null
  ageTo: number | null
  isLikeTenure: boolean
  n: number
  /** null where fewer than GAP_SALES_MIN were sold */
  p25: number | null
  median: number | null
  p75: number | null
  sales: ResaleRow[]
}

export interface ResaleGap {
  metres: number
  months: number
  asOf: number
  /** the median of the launch's price list */
  launchPsf: number
  needed: number
  groups: ResaleGroup[]
}

/** A lease of 900 years and more is bought as a freehold is; one of unknown years is short, as the filters have it. */
const isLong = (tenure: Tenure | null, years: number | null): boolean =>
  tenure === 'freehold' || (tenure === 'leasehold' && years !== null && years >= LEASE_LONG_FROM_YEARS)

const sortedBy = (values: number[]): number[] => values.sort((a, b) => a - b)

const FOUND_ROW = {
  projectName: PROJECT.columns.name,
  projectSlug: PROJECT.columns.slug,
  ...pick(PROJECT, 'tenure', 'tenureYears'),
  ...pick(TXN, 'month', 'price', 'floorLow', 'floorHigh'),
  areaSqm: notNull(TXN.columns.areaSqm),
  psf: notNull(TXN.columns.psf),
  builtYear: orNull(integer()),
}

function nearbySales(
  { market }: ProviderContext,
  project: ProjectRecord & { lat: number; lng: number },
  units: readonly LaunchUnitRow[],
  asOf: number,
) {
  const near = withinCircle('p', 'project_rtree', { lat: project.lat, lng: project.lng, radiusMetres: METRES })
  const sizes = units.map(({ sizeSqft }) => sqftToSqm(sizeSqft))
  return market.all(
    FOUND_ROW,
    `select p.name as projectName, p.slug as projectSlug, p.tenure, p.tenure_years as tenureYears, coalesce(p.completion_year, p.lease_start_year) as builtYear, t.month, t.price,
      t.area_sqm as areaSqm, t.psf, t.floor_low as floorLow, t.floor_high as floorHigh
    from project p cross join txn t on t.project_id = p.id
    where ${near.sql} and p.type_group = ? and p.id <> ? and coalesce(p.completion_year, 0) <= ? and t.activity not in ('newsale', 'subsale')
      and ${USABLE_SALE} and t.area_sqm between ? and ? and t.unit_mix in (select value from json_each(?))
    order by t.month desc, t.id desc limit ${SALES_MAX}`,
    ...near.parameters,
    project.typeGroup,
    project.id,
    Math.floor(asOf / 100),
    addMonths(asOf, -MONTHS),
    Math.min(...sizes) * SIZES[0],
    Math.max(...sizes) * SIZES[1],
    JSON.stringify([...new Set(units.map(({ unitMix }) => unitMix)), ...ANY_SIZE]),
  )
}

/**
 * What like homes nearby were sold for again, by age and tenure, at the level of prices of the market's last month: the valuation's own price index
 * carries each sale there. Like: same type group, kind of home and range of sizes, within 1.5 km, over the last twelve months of the records of that kind. A project whose completion is on record must be completed;
 * a sale by an owner says as much of the others. Null where the project has no position, the launch no price, or the market no sales.
 */
export async function resaleGap(
  context: ProviderContext,
  project: ProjectRecord,
  launch: { tenure: Tenure; tenureYears: number | null },
  units: readonly LaunchUnitRow[],
): Promise<ResaleGap | null> {
  const { lat, lng, propertyGroup, areaId } = project
  const listed = units.flatMap(({ price, sizeSqft }) => (price === null ? [] : [price / sizeSqft]))
  const { lastMonth } = await context.perRequest(marketFactsOf)
  if (lat === null || lng === null || lastMonth === null || listed.length === 0) return null
  const index = await indexSeries(context, propertyGroup, areaId, lastMonth)
  // records of one kind of home can end before those of another
  const asOf = index.country.at(-1)?.month ?? lastMonth
  const sales = await nearbySales(context, { ...project, lat, lng }, units, asOf)
  const series = pickSeries(index.area, index.country, asOf)
  const restated = sales.map((sale) => ({ ...sale, restated: sale.psf * Math.exp(logGrowth(series, sale.month, asOf)) }))
  const isLike = ({ tenure, tenureYears }: RowOf<typeof FOUND_ROW>) =>
    isLong(tenure, tenureYears) === isLong(launch.tenure, launch.tenureYears)
  const groups = [true, false].flatMap((isLikeTenure) =>
    AGES.map(([ageFrom, ageTo]) => {
      const those = restated.filter((sale) => {
        if (isLike(sale) !== isLikeTenure || (sale.builtYear === null) !== (ageFrom === null)) return false
        const age = Math.max(0, Math.floor(asOf / 100) - (sale.builtYear ?? 0))
        return ageFrom === null || (age >= ageFrom && (ageTo === null || age <= ageTo))
      })
      const psfs = sortedBy(those.map(({ restated }) => restated))
      const at = (q: number) => (psfs.length < GAP_SALES_MIN ? null : quantileSorted(psfs, q))
      return {
        ageFrom,
        ageTo,
        isLikeTenure,
        n: psfs.length,
        p25: at(0.25),
        median: at(0.5),
        p75: at(0.75),
        sales: those.slice(0, SHOWN_MAX),
      }
    }),
  )
  return {
    metres: METRES,
    months: MONTHS,
    asOf,
    needed: GAP_SALES_MIN,
    launchPsf: quantileSorted(sortedBy(listed), 0.5),
    groups: groups.filter(({ n }) => n > 0),
  }
}
