import type { ProviderContext } from '../../context.ts'
import { integer, notNull, orNull, real } from '../../db/column-table.ts'
import { TXN } from '../../db/market/deal-tables.ts'
import { POOLED, pooledKey, quantile } from '../property/pooled-sales.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { FLOOR_SUMS_ROW, type FloorPremium, floorPremium } from './floor-premium.ts'

/** The sales of one kind of home in one band of floors, as the source publishes them. */
export interface FloorBand {
  floorLow: number
  floorHigh: number
  unitMix: string
  n: number
  medianPsf: number
  /** months, yyyymm */
  first: number
  last: number
}

export interface FloorFigures {
  bands: FloorBand[]
  premium: FloorPremium | null
  /** null: as paid */
  inPricesOf: number | null
}

const BAND_ROW = {
  floorLow: notNull(TXN.columns.floorLow),
  floorHigh: notNull(TXN.columns.floorHigh),
  unitMix: TXN.columns.unitMix,
  n: integer(),
  medianPsf: real(),
  first: integer(),
  last: integer(),
  inPricesOf: orNull(integer()),
}

/** What the floor does to the price in a project, over all its sales with a known floor in prices of one month. Two statements in one batch. */
export async function floorFigures({ market }: ProviderContext, project: ProjectRecord): Promise<FloorFigures> {
  const key = pooledKey(project, null)
  const [bands, sums] = await Promise.all([
    market.all(
      BAND_ROW,
      `with ${POOLED},
      ranked as (select *, row_number() over (partition by floor_low, floor_high, unit_mix order by psf) - 1 as at,
        count(*) over (partition by floor_low, floor_high, unit_mix) as n from pooled where floor_low is not null and floor_high is not null)
      select floor_low as floorLow, floor_high as floorHigh, unit_mix as unitMix, count(*) as n, ${quantile('psf', 0.5)} as medianPsf,
        min(month) as first, max(month) as last, (select month from latest) as inPricesOf
      from ranked group by floor_low, floor_high, unit_mix order by floor_low desc, floor_high desc, unit_mix`,
      ...key,
    ),
    market.first(
      FLOOR_SUMS_ROW,
      `with ${POOLED},
      kinds as (select (floor_low + floor_high) / 2.0 as x, ln(psf) as y, unit_mix || ' ' || round(area_sqm) as kind
        from pooled where floor_low is not null and floor_high is not null),
      centred as (select kind, x - avg(x) over one as x, y - avg(y) over one as y, count(*) over one as alike
        from kinds window one as (partition by kind))
      select count(*) as n, count(distinct kind) as kinds, total(x * x) as xx, total(x * y) as xy, total(y * y) as yy
      from centred where alike > 1`,
      ...key,
    ),
  ])
  return {
    bands: bands.map(({ inPricesOf: _, ...band }) => band),
    premium: sums && floorPremium(sums),
    inPricesOf: bands[0]?.inPricesOf ?? null,
  }
}
