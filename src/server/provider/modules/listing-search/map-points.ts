import type { ProviderContext } from '../../context.ts'
import { bit, integer, orNull, pick, real } from '../../db/column-table.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import { refusal } from '../../errors.ts'
import type { PlaceBounds } from '../../place-inputs.ts'
import { isWithin, whereOf } from '../property/store.ts'
import { groupQuestion, inBox, type ListingFilter } from './listing-filter.ts'

/** A box is parted into so many cells each way; what lies in one cell is one point. */
const CELLS = 24
export const MAP_POINTS_MAX = CELLS * CELLS

/** The advertised homes of one place, or of places that lie too near for this box. */
export interface ListingPoint {
  lat: number
  lng: number
  count: number
  /** null: none of them tells its price */
  priceMin: number | null
  /** all at the same place */
  isOnePlace: boolean
  projectName: string
  /** where it is one home */
  groupId: string | null
}

const CELL_ROW = {
  lat: real(),
  lng: real(),
  count: integer(),
  priceMin: LISTING_GROUP.columns.price,
  isOnePlace: bit(),
  projectName: LISTING_GROUP.columns.projectName,
  groupId: orNull(LISTING_GROUP.columns.id),
}

/** At most 576 points of a box: one statement, and one more where shapes limit it. */
export async function listingPoints(context: ProviderContext, filter: ListingFilter, box: PlaceBounds): Promise<ListingPoint[]> {
  const { south, north, west, east } = box
  if (!(north > south && east > west)) throw refusal('bad-bounds', 'The box must have south < north and west < east.')
  const { conditions, within } = await groupQuestion(context, filter)
  const asked = [...conditions, inBox(box)]
  const { where, parameters } = whereOf(within ? [await idsInside(context, asked, within)] : asked)
  const rows = await context.trade.all(
    CELL_ROW,
    `select avg(g.lat) as lat, avg(g.lng) as lng, count(*) as count, min(g.price) as priceMin,
      min(g.lat) = max(g.lat) and min(g.lng) = max(g.lng) as isOnePlace, min(g.project_name) as projectName,
      case when count(*) = 1 then min(g.id) end as groupId
    from listing_group g ${where}
    group by min(${CELLS - 1}, cast((g.lat - ?) * ${CELLS} / ? as integer)), min(${CELLS - 1}, cast((g.lng - ?) * ${CELLS} / ? as integer))`,
    ...parameters,
    south,
    north - south,
    west,
    east - west,
  )
  return rows.map((row) => ({ ...row, isOnePlace: row.isOnePlace === 1 }))
}

async function idsInside(
  { trade }: ProviderContext,
  conditions: Parameters<typeof whereOf>[0],
  within: (lat6: number, lng6: number) => boolean,
) {
  const { where, parameters } = whereOf(conditions)
  const spots = await trade.all(
    pick(LISTING_GROUP, 'id', 'lat', 'lng'),
    `select g.id, g.lat, g.lng from listing_group g ${where}`,
    ...parameters,
  )
  const ids = spots.filter(({ lat, lng }) => isWithin(within, lat, lng)).map(({ id }) => id)
  return { sql: 'g.id in (select value from json_each(?))', parameters: [JSON.stringify(ids)] }
}
