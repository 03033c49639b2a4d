import { SCHOOL_RADIUS_METRES } from '#graphql/limits.ts'
import { boundsAround } from '#lib/geo-distance.ts'
import type { ProviderContext } from '../../context.ts'
import { batchLoader, groupBy } from '../../db/batch-loader.ts'
import type { SqlValue } from '../../db/client.ts'
import { integer, selectList, type WholeRow } from '../../db/column-table.ts'
import { AMENITY } from '../../db/market/place-tables.ts'
import { type Connection, connectionOf, type Page } from '../../paging.ts'
import { checkedNear, type Near, type PlaceBounds, squaredDistance, withinBounds, withinCircle } from '../../place-inputs.ts'

export type AmenityRecord = WholeRow<typeof AMENITY>

export interface AmenityFilter {
  types?: string[] | null
  bounds?: PlaceBounds | null
  near?: Near | null
  homesWithin?: number | null
}

interface Place {
  id: number
  lat: number
  lng: number
}

const COLUMNS = selectList(AMENITY.columns, 'a')

/** Places with a home that has a page within so many metres of them; degrees of longitude are as wide as at latitude `lat`. */
function withHomes(radiusMetres: number, lat: number): { sql: string; parameters: SqlValue[] } {
  const { north, east } = boundsAround({ lat, lng: 0 }, checkedNear({ lat, lng: 0, radiusMetres }).radiusMetres)
  const [byLat, byLng] = [north - lat, east]
  return {
    sql: `exists (select 1 from project_rtree r cross join project p on p.id = r.id
      where r.lat_max >= a.lat - ? and r.lat_min <= a.lat + ? and r.lng_max >= a.lng - ? and r.lng_min <= a.lng + ? and p.street <> '' and p.is_placed_by_area = 0
        and (p.lat - a.lat) * (p.lat - a.lat) / ? + (p.lng - a.lng) * (p.lng - a.lng) / ? <= 1)`,
    parameters: [byLat, byLat, byLng, byLng, byLat ** 2, byLng ** 2],
  }
}

/** Amenities nearest first when `near` is given, else by type and id. */
export async function listAmenities({ market }: ProviderContext, filter: AmenityFilter, page: Page): Promise<Connection<AmenityRecord>> {
  const conditions: { sql: string; parameters: SqlValue[] }[] = []
  if (filter.types) conditions.push({ sql: 'a.type in (select value from json_each(?))', parameters: [JSON.stringify(filter.types)] })
  if (filter.bounds) conditions.push(withinBounds('a', 'amenity_rtree', filter.bounds))
  if (filter.near) conditions.push(withinCircle('a', 'amenity_rtree', checkedNear(filter.near)))
  if (filter.homesWithin != null) conditions.push(withHomes(filter.homesWithin, filter.near?.lat ?? 0))
  const where = conditions.length > 0 ? `where ${conditions.map((condition) => condition.sql).join(' and ')}` : ''
  const parameters = conditions.flatMap((condition) => condition.parameters)
  const order = filter.near ? squaredDistance('a', filter.near) : { sql: 'a.type', parameters: [] }
  const rows = await market.all(
    AMENITY.columns,
    `select ${COLUMNS} from amenity a ${where} order by ${order.sql}, a.id limit ? offset ?`,
    ...parameters,
    ...order.parameters,
    page.first + 1,
    page.offset,
  )
  return connectionOf(rows, page, async () => {
    const counted = await market.first({ n: integer() }, `select count(*) as n from amenity a ${where}`, ...parameters)
    return counted?.n ?? 0
  })
}

/** All amenities in the box of {@link SCHOOL_RADIUS_METRES} around each place, by place, unordered: one statement for all places. */
export const amenitiesAround = ({ market }: ProviderContext) => {
  const places = new Map<number, Place>()
  const loader = batchLoader<number, AmenityRecord[]>(async (ids) => {
    const boxes = ids.flatMap((id) => {
      const place = places.get(id)
      return place ? [{ id, ...boundsAround(place, SCHOOL_RADIUS_METRES) }] : []
    })
    // cross join keeps the order: the places first, then the index of boxes for each
    const rows = await market.all(
      { ...AMENITY.columns, placeId: integer() },
      `select asked.value ->> 'id' as placeId, ${COLUMNS}
      from json_each(?) asked
      cross join amenity_rtree r on r.lat_max >= asked.value ->> 'south' and r.lat_min <= asked.value ->> 'north'
        and r.lng_max >= asked.value ->> 'west' and r.lng_min <= asked.value ->> 'east'
      cross join amenity a on a.id = r.id`,
      JSON.stringify(boxes),
    )
    return groupBy(rows, (row) => row.placeId)
  }, [])
  return {
    load(place: Place): Promise<AmenityRecord[]> {
      places.set(place.id, place)
      return loader.load(place.id)
    },
  }
}
