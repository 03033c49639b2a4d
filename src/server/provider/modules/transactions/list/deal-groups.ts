import { DEAL_FLOOR_STEP, DEAL_GROUPS_MAX, DEAL_SIZE_STEP_SQFT, DEALS_COUNTED_MAX, type DealGrouping } from '#graphql/deal-kinds.ts'
import { recordOf } from '#lib/records.ts'
import { SQFT_PER_SQM } from '#lib/units.ts'
import type { ProviderContext } from '../../../context.ts'
import { integer, orNull, type RowOf, real, textOrNumber } from '../../../db/column-table.ts'
import { editionRead } from '../../market/edition-read.ts'
import { marketFactsOf } from '../../market/store.ts'
import type { DealFiguresOf } from '../../market/whole-deals.ts'
import { mayUse } from '../../subscription/entitlement.ts'
import { type DealFilter, dealConditions } from './deal-filter.ts'
import { selectDeals } from './deal-selection.ts'

export interface DealQuartiles {
  p25: number
  median: number
  p75: number
}

export interface DealGroup {
  /** as SQL has it: the id of a project, a month yyyymm, a unit mix, or where a step begins; null where it is not known */
  key: string | number | null
  n: number
  from: number
  to: number
  price: DealQuartiles
  /** of the deals whose size is on record; null without any */
  psf: DealQuartiles | null
  /** how many those are */
  psfN: number
}

export interface GroupedDeals {
  /** all deals, also of the groups that are left out; at most one more than are counted */
  total: number
  groups: DealGroup[]
}

/** The deals between which a quartile lies, and how far it is from the lower one, as in #lib/quantiles.ts: in whole quarters. */
const quartile = (value: string, quarters: number): string =>
  `max(iif(at = (n - 1) * ${quarters} / 4, ${value}, null)) as low_${value}_${quarters},
    max(iif(at = min(n - 1, (n - 1) * ${quarters} / 4 + 1), ${value}, null)) as high_${value}_${quarters}`

/** At most six rows of each group are kept of its order. */
const ENDS = [1, 2, 3].map((quarters) => `(n - 1) * ${quarters} / 4, (n - 1) * ${quarters} / 4 + 1`).join(', ')

const ordered = (value: string): string =>
  `${value}_at as (select key, ${value}, row_number() over (partition by key order by ${value}) - 1 as at, count(*) over (partition by key) as n
    from picked where ${value} is not null),
  ${value}_of as (select key, n as n_${value}, ${[1, 2, 3].map((quarters) => quartile(value, quarters)).join(', ')} from ${value}_at where at in (${ENDS}) group by key)`

const endsOf = <Value extends 'price' | 'psf'>(value: Value) =>
  recordOf(
    [`n_${value}`, `low_${value}_1`, `low_${value}_2`, `low_${value}_3`, `high_${value}_1`, `high_${value}_2`, `high_${value}_3`],
    () => orNull(real()),
  )
const GROUP_ROW = {
  key: orNull(textOrNumber()),
  n: integer(),
  from: integer(),
  to: integer(),
  total: integer(),
  ...endsOf('price'),
  ...endsOf('psf'),
}
type GroupRow = RowOf<typeof GROUP_ROW>

function quartilesOf(row: GroupRow, value: 'price' | 'psf'): DealQuartiles | null {
  const n = row[`n_${value}`]
  if (n === null) return null
  const at = (quarters: 1 | 2 | 3): number => {
    const [low, high] = [row[`low_${value}_${quarters}`] ?? 0, row[`high_${value}_${quarters}`] ?? 0]
    return low + (high - low) * ((((n - 1) * quarters) % 4) / 4)
  }
  return { p25: at(1), median: at(2), p75: at(3) }
}

const stepped = (value: string, step: number): string => `cast(${value} / ${step} as integer) * ${step}`

/** What deals are put together by, over `txn t`. Floors are those of bands, which everybody is told. */
const keyOf = (by: DealGrouping | 'all', psfStep: number): string =>
  ({
    all: '0',
    project: 't.project_id',
    month: 't.month',
    'unit-mix': 't.unit_mix',
    floor: `t.floor_low - (t.floor_low - 1) % ${DEAL_FLOOR_STEP}`,
    size: stepped(`(t.area_sqm * ${SQFT_PER_SQM})`, DEAL_SIZE_STEP_SQFT),
    psf: stepped('t.psf', psfStep),
  })[by]

/** Counts and quartiles of each group of a filter's deals, in one statement that brings only what is shown. Groups with most deals first. */
export async function groupDeals(
  context: ProviderContext,
  filter: DealFilter,
  by: DealGrouping | 'all',
  psfStep = 1,
): Promise<GroupedDeals> {
  const isDisclosed = await mayUse(context, 'unit-numbers')
  const asked = { by, psfStep, isDisclosed }
  return editionRead(context, 'dealGroups', [filter, asked], () => readGroups(context, filter, asked))
}

async function readGroups(
  context: ProviderContext,
  filter: DealFilter,
  { by, psfStep, isDisclosed }: { by: DealGrouping | 'all'; psfStep: number; isDisclosed: boolean },
): Promise<GroupedDeals> {
  const selection = await selectDeals(context, filter, isDisclosed)
  if (!selection) return { total: 0, groups: [] }
  // of so many none is read
  if ((selection.known ?? 0) > DEALS_COUNTED_MAX) return { total: DEALS_COUNTED_MAX + 1, groups: [] }
  const rows = await context.market.all(
    GROUP_ROW,
    `with picked as materialized (
      select ${keyOf(by, psfStep)} as key, t.price, t.psf, t.month from ${selection.from} limit ${DEALS_COUNTED_MAX + 1}),
    grouped as (select key, count(*) as n, min(month) as "from", max(month) as "to" from picked group by key),
    ${ordered('price')},
    ${ordered('psf')}
    select grouped.*, (select count(*) from picked) as total, price_of.*, psf_of.*, grouped.key as key
    from grouped join price_of on price_of.key is grouped.key left join psf_of on psf_of.key is grouped.key
    order by n desc, grouped.key limit ${DEAL_GROUPS_MAX}`,
    ...selection.parameters,
  )
  const groups = rows.flatMap((row): DealGroup[] => {
    const { key, n, from, to } = row
    const price = quartilesOf(row, 'price')
    return price === null ? [] : [{ key, n, from, to, price, psf: quartilesOf(row, 'psf'), psfN: row.n_psf ?? 0 }]
  })
  const total = rows[0]?.total ?? 0
  return { total, groups: total > DEALS_COUNTED_MAX ? [] : groups }
}

/** The key of the country's figures that say all of a filter, as whole-deals.ts has them; null where the filter asks for less. */
function wholeKey(filter: DealFilter, isDisclosed: boolean): string | null {
  const { propertyGroups, ...others } = filter.homes ?? {}
  const asksForLess = Object.values(others).some((value) => value != null) || (propertyGroups?.length ?? 0) > 1
  if (filter.slug || asksForLess || dealConditions(filter, isDisclosed).length > 0) return null
  return [filter.kind ?? 'sale', propertyGroups?.[0]].filter(Boolean).join(' ')
}

/** What the edition says of a filter that asks for all deals of the country, or for those of one kind of property there; null for others. */
export async function wholeFigures(context: ProviderContext, filter: DealFilter): Promise<DealFiguresOf | null> {
  const key = wholeKey(filter, await mayUse(context, 'unit-numbers'))
  if (key === null || (filter.kind === 'rent' && !context.country.disclosesRent)) return null
  return (await context.perRequest(marketFactsOf)).wholeDeals?.[key] ?? null
}

/** {@link groupDeals} of all deals together. */
export async function totalDeals(context: ProviderContext, filter: DealFilter): Promise<GroupedDeals> {
  const made = await wholeFigures(context, filter)
  return made ? { total: made.n, groups: [{ key: 0, ...made }] } : groupDeals(context, filter, 'all')
}

/** {@link groupDeals} with its step; where the edition knows that there are more deals than are counted, none is read. */
export async function groupedDeals(
  context: ProviderContext,
  filter: DealFilter,
  by: DealGrouping,
): Promise<GroupedDeals & { step: number | null }> {
  const made = await wholeFigures(context, filter)
  if (made && made.n > DEALS_COUNTED_MAX) return { total: made.n, groups: [], step: null }
  if (by !== 'psf') return { ...(await groupDeals(context, filter, by)), step: null }
  const psf = (made ?? (await groupDeals(context, filter, 'all')).groups[0])?.psf
  const step = psf ? roundPsfStep(psf) : null
  return { ...(await groupDeals(context, filter, by, step ?? 1)), step }
}

const STEPS = [1, 2, 5]

/** A round step of about a sixth of the middle half, so that the hill of prices has some thirty steps. */
export function roundPsfStep({ p25, p75 }: DealQuartiles): number {
  const wanted = Math.max(0.01, (p75 - p25) / 6)
  const power = 10 ** Math.floor(Math.log10(wanted))
  return Number(((STEPS.find((step) => step * power >= wanted) ?? 10) * power).toPrecision(1))
}
