import type { ProviderContext } from '../../context.ts'
import { batchLoader, indexBy } from '../../db/batch-loader.ts'
import type { Page } from '../../paging.ts'

/** What the resale pairs of a project come to; rates are fractions. */
export interface GainRecord {
  projectId: number
  n: number
  profitable: number
  gainP25: number
  gainMedian: number
  gainP75: number
  yearsMedian: number
  annualisedN: number
  annualisedP25: number | null
  annualisedMedian: number | null
  annualisedP75: number | null
  /** JSON list of counts, one per bin */
  bins: string
}

export interface PairRecord {
  unitNo: string
  unitMix: string
  areaSqm: number
  floor: number | null
  buyMonth: number
  buyPrice: number
  sellMonth: number
  sellPrice: number
}

export const gainsByProject = ({ market }: ProviderContext) =>
  batchLoader<number, GainRecord | null>(async (ids) => {
    const rows = await market.all<GainRecord>(
      `select project_id as projectId, n, profitable, gain_p25 as gainP25, gain_median as gainMedian, gain_p75 as gainP75,
        years_median as yearsMedian, annualised_n as annualisedN, annualised_p25 as annualisedP25,
        annualised_median as annualisedMedian, annualised_p75 as annualisedP75, bins
      from project_gain where project_id in (select value from json_each(?))`,
      JSON.stringify(ids),
    )
    return indexBy(rows, (row) => row.projectId)
  }, null)

/** Whether any sale of a project names its home. */
export const namesUnits = ({ market }: ProviderContext) =>
  batchLoader<number, boolean>(async (ids) => {
    const rows = await market.all<{ id: number }>(
      `select asked.value as id from json_each(?) asked
      where exists (select 1 from txn t where t.project_id = asked.value and t.kind = 'sale' and t.unit_no is not null)`,
      JSON.stringify(ids),
    )
    return new Map(rows.map(({ id }) => [id, true]))
  }, false)

/** A page of a project's pairs, those sold last first. */
export const listPairs = ({ market }: ProviderContext, projectId: number, { first, offset }: Page): Promise<PairRecord[]> =>
  market.all(
    `select unit_no as unitNo, unit_mix as unitMix, area_sqm as areaSqm, floor, buy_month as buyMonth, buy_price as buyPrice,
      sell_month as sellMonth, sell_price as sellPrice
    from resale_pair where project_id = ? order by sell_month desc, sell_id desc limit ? offset ?`,
    projectId,
    first,
    offset,
  )
