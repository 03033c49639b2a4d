import type { ProviderContext } from '../../context.ts'
import { integer, real } from '../../db/column-table.ts'
import { TXN } from '../../db/market/deal-tables.ts'
import { quantile, USUAL_DEAL } from '../property/pooled-sales.ts'
import type { ProjectRecord } from '../property/project-record.ts'

export interface Psf {
  n: number
  p25: number
  median: number
  p75: number
}

/** The deals of a calendar year, as paid then, per square foot; rents a month. */
export interface RentYear {
  year: number
  /** month of its newest rent, yyyymm */
  to: number
  rents: Psf
  sales: Psf | null
  /** gross, a fraction of the price; null from fewer than three rents or three sales */
  yield: number | null
}

const DEALS_MIN = 3

const YEAR_ROW = {
  kind: TXN.columns.kind,
  year: integer(),
  to: integer(),
  n: integer(),
  p25: real(),
  median: real(),
  p75: real(),
}

/** Rents by calendar year, oldest first, with the yield on that year's prices. One statement. The caller asks only where rents are disclosed. */
export async function rentYears({ market }: ProviderContext, project: ProjectRecord): Promise<RentYear[]> {
  const rows = await market.all(
    YEAR_ROW,
    `with ranked as (select t.kind, t.month, t.month / 100 as year, t.psf, row_number() over one - 1 as at,
      count(*) over (partition by t.kind, t.month / 100) as n
      from txn t where t.project_id = ? and ${USUAL_DEAL} window one as (partition by t.kind, t.month / 100 order by t.psf))
    select kind, year, max(month) as "to", count(*) as n, ${quantile('psf', 0.25)} as p25, ${quantile('psf', 0.5)} as median, ${quantile('psf', 0.75)} as p75
    from ranked group by kind, year order by year`,
    project.id,
  )
  const salesOf = new Map(rows.flatMap(({ kind, year, ...psf }) => (kind === 'sale' ? [[year, psf] as const] : [])))
  return rows.flatMap(({ kind, year, to, ...rents }) => {
    if (kind !== 'rent') return []
    const sales = salesOf.get(year) ?? null
    const isKnown = sales !== null && sales.n >= DEALS_MIN && rents.n >= DEALS_MIN
    return [{ year, to, rents, sales, yield: isKnown ? (12 * rents.median) / sales.median : null }]
  })
}
