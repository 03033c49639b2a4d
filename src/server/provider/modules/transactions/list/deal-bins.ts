import { DEAL_BIN_COLUMNS, DEAL_BIN_ROWS, DEAL_STOREYS, DEALS_COUNTED_MAX, type DealStorey } from '#graphql/deal-kinds.ts'
import { recordOf } from '#lib/records.ts'
import { SQFT_PER_SQM } from '#lib/units.ts'
import type { ProviderContext } from '../../../context.ts'
import { integer, orNull, type RowOf, real, text } from '../../../db/column-table.ts'
import { editionRead } from '../../market/edition-read.ts'
import { mayUse } from '../../subscription/entitlement.ts'
import type { DealFilter } from './deal-filter.ts'
import { wholeFigures } from './deal-groups.ts'
import { selectDeals } from './deal-selection.ts'

/** Deals of like size and price on like floors. */
const BIN_ROW = {
  /** square feet and price per square foot where its steps begin */
  size: real(),
  psf: real(),
  /** null: not recorded */
  storey: orNull(text<DealStorey>()),
  n: integer(),
}
export type DealBin = RowOf<typeof BIN_ROW>

export interface BinnedDeals {
  /** with a size on record, unless they are more than are counted */
  total: number
  sizeStep: number
  psfStep: number
  /** beyond the picture, which holds the middle 98 of 100 of sizes and of prices */
  outside: number
  bins: DealBin[]
}

interface Span {
  low: number
  high: number
}

const SPAN_ROW = {
  total: integer(),
  // null where there is no deal
  ...recordOf(['sizeLow', 'sizeHigh', 'psfLow', 'psfHigh'], () => orNull(real())),
}

const ranked = (value: 'size' | 'psf'): string =>
  `${value}_at as (select ${value} as v, row_number() over (order by ${value}) - 1 as at, count(*) over () as n from picked),
  ${value}_span as (select min(iif(at >= (n - 1) / 100, v, null)) as low, max(iif(at <= n - 1 - (n - 1) / 100, v, null)) as high from ${value}_at)`

const STEPS = [1, 2, 2.5, 5]

/** The smallest round step of which at most so many cover the span. */
function binStep({ low, high }: Span, count: number): number {
  const wanted = Math.max((high - low) / (count - 1), 1e-6)
  const power = 10 ** Math.floor(Math.log10(wanted))
  return Number(((STEPS.find((step) => step * power >= wanted) ?? 10) * power).toPrecision(3))
}

const STOREY = `case when t.floor_low is null then null when t.floor_low < ${DEAL_STOREYS.middle} then 'low' when t.floor_low < ${DEAL_STOREYS.high} then 'middle' else 'high' end`

const NONE: BinnedDeals = { total: 0, sizeStep: 0, psfStep: 0, outside: 0, bins: [] }

/** How many deals have which size and price, by groups of floors: two statements, of which no deal travels. */
export async function binDeals(context: ProviderContext, filter: DealFilter): Promise<BinnedDeals> {
  const whole = (await wholeFigures(context, filter))?.n ?? 0
  if (whole > DEALS_COUNTED_MAX) return { ...NONE, total: whole }
  const isDisclosed = await mayUse(context, 'unit-numbers')
  return editionRead(context, 'dealBins', [filter, isDisclosed], () => readBins(context, filter, isDisclosed))
}

async function readBins(context: ProviderContext, filter: DealFilter, isDisclosed: boolean): Promise<BinnedDeals> {
  const selection = await selectDeals(context, filter, isDisclosed)
  if (!selection) return NONE
  if ((selection.known ?? 0) > DEALS_COUNTED_MAX) return { ...NONE, total: DEALS_COUNTED_MAX + 1 }
  const picked = `picked as materialized (
    select t.area_sqm * ${SQFT_PER_SQM} as size, t.psf as psf, ${STOREY} as storey from ${selection.from} and t.psf is not null limit ${DEALS_COUNTED_MAX + 1})`
  const span = await context.market.first(
    SPAN_ROW,
    `with ${picked}, ${ranked('size')}, ${ranked('psf')}
    select (select count(*) from picked) as total, s.low as sizeLow, s.high as sizeHigh, p.low as psfLow, p.high as psfHigh
    from size_span s cross join psf_span p`,
    ...selection.parameters,
  )
  const total = span?.total ?? 0
  if (!span || total === 0 || total > DEALS_COUNTED_MAX) return { ...NONE, total }
  const { sizeLow, sizeHigh, psfLow, psfHigh } = span
  if (sizeLow === null || sizeHigh === null || psfLow === null || psfHigh === null) return { ...NONE, total }
  const sizeStep = binStep({ low: sizeLow, high: sizeHigh }, DEAL_BIN_COLUMNS)
  const psfStep = binStep({ low: psfLow, high: psfHigh }, DEAL_BIN_ROWS)
  const bins = await context.market.all(
    BIN_ROW,
    `with ${picked}
    select cast(size / ? as integer) * ? as size, cast(psf / ? as integer) * ? as psf, storey, count(*) as n from picked
    where size between ? and ? and psf between ? and ? group by 1, 2, 3 order by 3, 1, 2`,
    ...selection.parameters,
    sizeStep,
    sizeStep,
    psfStep,
    psfStep,
    sizeLow,
    sizeHigh,
    psfLow,
    psfHigh,
  )
  return { total, sizeStep, psfStep, bins, outside: total - bins.reduce((sum, { n }) => sum + n, 0) }
}
