import { addMonths } from '#lib/months.ts'
import { PROPERTY_GROUPS, type PropertyGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import type { SqlValue } from '../../db/client.ts'
import { integer, notNull, orNull, pick, type RowOf, real } from '../../db/column-table.ts'
import { TXN } from '../../db/market/deal-tables.ts'
import { PROJECT } from '../../db/market/place-tables.ts'
import { TXN_FLAG } from '../../db/market/rows.ts'
import { marketFactsOf } from '../market/store.ts'
import { ANY_ORDER, idsWithin, type ProjectQuestion, whereOf } from './store.ts'

/** Number and quartiles of sales. */
interface Quartiles {
  n: number
  p25: number
  median: number
  p75: number
}

/** What is paid for one kind of property in a place. */
export interface GroupFigures {
  group: PropertyGroup
  psf: Quartiles | null
  price: Quartiles | null
  /** the projects' own changes of twelve months, as a fraction: their median, each project counting by its sales */
  change12m: number | null
}

/** Prices paid in a place, from its sales of twelve months: of each kind of property apart, since one median of public flats and condominiums is nobody's price. */
export interface AreaFigures extends Omit<GroupFigures, 'group'> {
  /** kinds with enough sales or projects for a figure, in the order of the vocabulary */
  groups: GroupFigures[]
  projectCount: number
  homeCount: number | null
  grossYield: number | null
  /** yyyymm; the twelve months of each project end here or later */
  to: number | null
}

/** Below this number of sales a place has no median. */
const EVIDENCE_MIN = 5
const UNUSABLE = TXN_FLAG.multiUnit | TXN_FLAG.outlier | TXN_FLAG.yearAlone
const QUARTILES = [0.25, 0.5, 0.75] as const

const RANK_ROW = {
  ...pick(PROJECT, 'propertyGroup'),
  n: integer(),
  byPsf: integer(),
  byPrice: integer(),
  ...pick(TXN, 'price'),
  psf: notNull(TXN.columns.psf),
}
type Rank = RowOf<typeof RANK_ROW>

const CHANGE_ROW = { ...pick(PROJECT, 'propertyGroup'), change12m: notNull(PROJECT.columns.change12m), projects: integer() }

const TOTALS_ROW = {
  projects: integer(),
  homes: orNull(integer()),
  yields: integer(),
  grossYield: orNull(real()),
  newest: orNull(integer()),
}

/** The quantile between the two ranked values around it (type 7); ranks count from 0. */
function quantile(n: number, q: number, at: (rank: number) => number | undefined): number {
  const place = (n - 1) * q
  const [low, high] = [at(Math.floor(place)) ?? 0, at(Math.ceil(place)) ?? 0]
  return low + (high - low) * (place - Math.floor(place))
}

function quartilesOf(ranks: readonly Rank[], rank: 'byPsf' | 'byPrice', value: 'psf' | 'price'): Quartiles | null {
  const n = ranks[0]?.n ?? 0
  if (n < EVIDENCE_MIN) return null
  const byRank = new Map(ranks.map((row) => [row[rank], row[value]]))
  const [p25, median, p75] = QUARTILES.map((q) => quantile(n, q, (at) => byRank.get(at)))
  return { n, p25: p25 ?? 0, median: median ?? 0, p75: p75 ?? 0 }
}

/** The rows next to the quartiles of each kind of property, of the newest twelve months of its segment's data. */
const RANKS_SQL = (chosen: string) => `
  with newest (segment, month) as (
    select i.segment, max(max(i.month), ?) from price_index i where i.area_id = 0 group by i.segment
  ),
  spans (segment, first) as (select segment, case when month % 100 = 12 then month - 11 else month - 99 end from newest),
  ranked as (
    select q.property_group as propertyGroup, t.psf, t.price, count(*) over (partition by q.property_group) as n,
      row_number() over (partition by q.property_group order by t.psf) - 1 as byPsf,
      row_number() over (partition by q.property_group order by t.price) - 1 as byPrice
    from project q join spans s on s.segment = q.property_group
    join txn t on t.project_id = q.id and t.kind = 'sale' and t.month >= s.first
    where q.id in (${chosen}) and t.units = 1 and t.psf is not null and t.flags & ${UNUSABLE} = 0
  )
  select * from ranked where ${QUARTILES.map((q) => `abs(byPsf - (n - 1) * ${q}) < 1 or abs(byPrice - (n - 1) * ${q}) < 1`).join(' or ')}`

/** The median change of projects of each kind, weighted by sales, which does not depend on which projects happened to be sold in each year. */
const CHANGE_SQL = (chosen: string) => `
  select propertyGroup, change12m, projects from (
    select propertyGroup, change12m, projects, row_number() over (partition by propertyGroup order by below) as place from (
      select q.property_group as propertyGroup, q.change_12m as change12m, count(*) over (partition by q.property_group) as projects,
        sum(q.sale_count_1y) over (partition by q.property_group) as total,
        sum(q.sale_count_1y) over (partition by q.property_group order by q.change_12m, q.id) as below
      from project q where q.id in (${chosen}) and q.change_12m is not null
    ) where below * 2 >= total
  ) where place = 1`

/** Figures of all projects of a question: four statements, and one more with shapes. */
export async function areaFigures(context: ProviderContext, question: ProjectQuestion): Promise<AreaFigures> {
  const { market, country } = context
  const chosen = await chosenSql(context, question)
  const { lastMonth } = await context.perRequest(marketFactsOf)
  const [totals, changes, ranks] = await Promise.all([
    market.first(
      TOTALS_ROW,
      `select count(*) as projects, sum(unit_count) as homes, count(gross_yield) as yields, avg(gross_yield) as grossYield,
        min(case when psf_n > 0 then figures_month end) as newest
      from project q where q.id in (${chosen.sql})`,
      ...chosen.parameters,
    ),
    market.all(CHANGE_ROW, CHANGE_SQL(chosen.sql), ...chosen.parameters),
    market.all(RANK_ROW, RANKS_SQL(chosen.sql), addMonths(lastMonth ?? 0, -12), ...chosen.parameters),
  ])
  const groups = PROPERTY_GROUPS.map((group): GroupFigures => {
    const own = ranks.filter(({ propertyGroup }) => propertyGroup === group)
    const change = changes.find(({ propertyGroup }) => propertyGroup === group)
    return {
      group,
      psf: quartilesOf(own, 'byPsf', 'psf'),
      price: quartilesOf(own, 'byPrice', 'price'),
      change12m: change && change.projects >= EVIDENCE_MIN ? change.change12m : null,
    }
  }).filter(({ psf, price, change12m }) => psf !== null || price !== null || change12m !== null)
  const kinds = new Set([...ranks, ...changes].map(({ propertyGroup }) => propertyGroup))
  const [only] = kinds.size === 1 ? groups : []
  const hasYield = country.disclosesRent && (totals?.yields ?? 0) >= EVIDENCE_MIN
  return {
    projectCount: totals?.projects ?? 0,
    homeCount: totals?.homes ?? null,
    groups,
    psf: only?.psf ?? null,
    price: only?.price ?? null,
    change12m: only?.change12m ?? null,
    grossYield: hasYield ? (totals?.grossYield ?? null) : null,
    to: totals?.newest ?? null,
  }
}

async function chosenSql(
  context: ProviderContext,
  { conditions, within }: ProjectQuestion,
): Promise<{ sql: string; parameters: SqlValue[] }> {
  if (within)
    return {
      sql: 'select value from json_each(?)',
      parameters: [JSON.stringify(await idsWithin(context, conditions, within, ANY_ORDER))],
    }
  const { where, parameters } = whereOf(conditions)
  return { sql: `select p.id from project p ${where}`, parameters }
}
