import { boundsAround } from '#lib/geo-distance.ts'
import { addMonths } from '#lib/months.ts'
import type { MarketContext } from '../../context.ts'
import { bit, pick } from '../../db/column-table.ts'
import { TXN } from '../../db/market/deal-tables.ts'
import { TXN_FLAG } from '../../db/market/rows.ts'
import { squaredDistance, withinBounds } from '../../place-inputs.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { RENT_AREA_LOG, RENT_MONTHS, RENT_RADIUS_METRES, type RentContract } from './rent.ts'

const UNUSABLE = TXN_FLAG.multiUnit | TXN_FLAG.outlier | TXN_FLAG.commercial
const CONTRACTS_MAX = 400

/** Contracts of homes of about that area in the project and its neighbours, in the twelve months up to `asOf` and later; newest first. */
export async function likeContracts(
  { market }: MarketContext,
  { id, lat, lng, typeGroup }: ProjectRecord,
  areaSqm: number,
  asOf: number,
): Promise<RentContract[]> {
  const from = lat === null || lng === null ? null : { lat, lng }
  const box = from && withinBounds('p', 'project_rtree', boundsAround(from, RENT_RADIUS_METRES))
  const distance = from && squaredDistance('p', from)
  const near =
    box && distance
      ? `select p.id from project p where ${box.sql} and p.type_group = ? and ${distance.sql} <= ${RENT_RADIUS_METRES ** 2} union select ?`
      : 'select ? as id'
  const rows = await market.all(
    { ...pick(TXN, 'month', 'price', 'unitMix'), own: bit() },
    `with near as (${near})
    select t.month, t.price, t.unit_mix as unitMix, t.project_id = ? as own
    from near cross join txn t on t.project_id = near.id
    where t.kind = 'rent' and t.month > ? and t.units = 1 and t.flags & ${UNUSABLE} = 0 and t.area_sqm between ? and ?
    order by own desc, t.month desc, t.id desc limit ${CONTRACTS_MAX}`,
    ...(box && distance ? [...box.parameters, typeGroup, ...distance.parameters, id] : [id]),
    id,
    addMonths(asOf, -RENT_MONTHS),
    areaSqm * Math.exp(-RENT_AREA_LOG),
    areaSqm * Math.exp(RENT_AREA_LOG),
  )
  return rows.map(({ own, ...contract }) => ({ ...contract, isOwnProject: own === 1 }))
}
