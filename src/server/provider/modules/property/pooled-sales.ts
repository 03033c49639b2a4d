import { isCommercial } from '../../commercial.ts'
import type { SqlValue } from '../../db/client.ts'
import { TXN_FLAG } from '../../db/market/rows.ts'
import type { ProjectRecord } from './project-record.ts'

const EXCLUDED = TXN_FLAG.multiUnit | TXN_FLAG.outlier

/** Single deals at a price of the market, as in all aggregates: without a size a price cannot be judged. The table's alias is `t`. */
export const USUAL_DEAL = `t.units = 1 and t.psf is not null and t.flags & ${EXCLUDED} = 0`

/**
 * The index by which prices of many years are brought to its newest month: that of the project's area, or of the country where the area has
 * none. `latest` is empty where there is no index. Parameters: {@link indexKey}.
 */
export const INDEX = `asked as (select ? as segment, ? as area_id),
  series as (select segment, iif(exists (select 1 from price_index i where i.segment = asked.segment and i.area_id = asked.area_id), area_id, 0) as area_id
    from asked),
  latest as (select s.segment, s.area_id, i.month, i.value from series s
    join price_index i on i.segment = s.segment and i.area_id = s.area_id order by i.month desc limit 1)`

type Place = Pick<ProjectRecord, 'propertyGroup' | 'propertyType' | 'areaId'>

/** Commercial buildings have no index. */
export const indexKey = (project: Place): [string, number] => [isCommercial(project) ? '' : project.propertyGroup, project.areaId]

/** A price of `month` in prices of the newest month, in SQL below {@link INDEX}, by columns that name their table; as paid where there is no index, null before the index begins. */
export const todaysPrice = (price: string, month: string): string => `(${price} * coalesce(
  (select l.value / (select i.value from price_index i where i.segment = l.segment and i.area_id = l.area_id and i.month <= ${month}
    order by i.month desc limit 1) from latest l),
  iif(exists (select 1 from latest), null, 1)))`

/** `pooled`: a project's sales of one kind of home, or of all, with their psf in today's money. Parameters: {@link pooledKey}. */
export const POOLED = `${INDEX},
  pooled as (select * from (
    select t.month, t.unit_mix, t.area_sqm, t.floor_low, t.floor_high, ${todaysPrice('t.psf', 't.month')} as psf
    from txn t where t.project_id = ? and t.kind = 'sale' and ${USUAL_DEAL} and (? is null or t.unit_mix = ?)) where psf is not null)`

export const pooledKey = (project: Place & Pick<ProjectRecord, 'id'>, unitMix: string | null): SqlValue[] => [
  ...indexKey(project),
  project.id,
  unitMix,
  unitMix,
]

/**
 * A quantile in SQL, by linear interpolation between neighbours: the sum of all values, each weighted by how near its place `at` (from 0, of
 * `n`) is to the quantile's. Sums over the parts of a group add up.
 */
export const quantile = (value: string, q: number): string => `sum(${value} * max(0.0, 1.0 - abs(at - (n - 1) * ${q})))`
