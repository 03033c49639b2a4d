import { addMonths } from '#lib/months.ts'
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

/** Prices paid in a place, from its sales of twelve months. */
export interface AreaFigures {
  projectCount: number
  homeCount: number | null
  psf: Quartiles | null
  price: Quartiles | null
  /** the projects' own changes of twelve months, as a fraction: their median, each project counting by its sales */
  change12m: number | null
  grossYield: number | null
  /** yyyymm; the twelve months of each project end here or later */
  to: number | null
}

/** Below this number of sales a place has no median. */
const EVIDENCE_MIN = 5
const UNUSABLE = TXN_FLAG.multiUnit | TXN_FLAG.outlier | TXN_FLAG.yearAlone
const QUARTILES = [0.25, 0.5, 0.75] as const

const RANK_ROW = { n: integer(), byPsf: integer(), byPrice: integer(), ...pick(TXN, 'psf', 'price') }
type Rank = RowOf<typeof RANK_ROW>

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

/** The rows next to the quartiles, of the newest twelve months of each segment's data. */
const RANKS_SQL = (chosen: string) => `
  with newest (segment, month) as (
    select i.segment, max(max(i.month), ?) from price_index i where i.area_id = 0 group by i.segment
  ),
  spans (segment, first) as (select segment, case when month % 100 = 12 then month - 11 else month - 99 end from newest),
  ranked as (
    select t.psf, t.price, count(*) over () as n,
      row_number() over (order by t.psf) - 1 as byPsf, row_number() over (order by t.price) - 1 as byPrice
    from project q join spans s on s.segment = q.property_group
    join txn t on t.project_id = q.id and t.kind = 'sale' and t.month >= s.first
    where q.id in (${chosen}) and t.units = 1 and t.flags & ${UNUSABLE} = 0
  )
  select * from ranked where ${QUARTILES.map((q) => `abs(byPsf - (n - 1) * ${q}) < 1 or abs(byPrice - (n - 1) * ${q}) < 1`).join(' or ')}`

/** The median change of projects, weighted by sales, which does not depend on which projects happened to be sold in each year. */
const CHANGE_SQL = (chosen: string) => `
  select change12m, projects from (
    select q.change_12m as change12m, count(*) over () as projects, sum(q.sale_count_1y) over () as total,
      sum(q.sale_count_1y) over (order by q.change_12m, q.id) as below
    from project q where q.id in (${chosen}) and q.change_12m is not null
  ) where below * 2 >= total order by below limit 1`

/** Figures of all projects of a question: four statements, and one more with shapes. */
export async function areaFigures(context: ProviderContext, question: ProjectQuestion): Promise<AreaFigures> {
  const { market, country } = context
  const chosen = await chosenSql(context, question)
  const { lastMonth } = await context.perRequest(marketFactsOf)
  const [totals, change, ranks] = await Promise.all([
    market.first(
      TOTALS_ROW,
      `select count(*) as projects, sum(unit_count) as homes, count(gross_yield) as yields, avg(gross_yield) as grossYield,
        min(case when psf_n > 0 then figures_month end) as newest
      from project q where q.id in (${chosen.sql})`,
      ...chosen.parameters,
    ),
    market.first({ change12m: notNull(PROJECT.columns.change12m), projects: integer() }, CHANGE_SQL(chosen.sql), ...chosen.parameters),
    market.all(RANK_ROW, RANKS_SQL(chosen.sql), addMonths(lastMonth ?? 0, -12), ...chosen.parameters),
  ])
  const hasYield = country.disclosesRent && (totals?.yields ?? 0) >= EVIDENCE_MIN
  return {
    projectCount: totals?.projects ?? 0,
    homeCount: totals?.homes ?? null,
    psf: quartilesOf(ranks, 'byPsf', 'psf'),
    price: quartilesOf(ranks, 'byPrice', 'price'),
    change12m: change && change.projects >= EVIDENCE_MIN ? change.change12m : null,
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
