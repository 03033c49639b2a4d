import { STATION_TYPES } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { pick, type RowOf, text } from '../../db/column-table.ts'
import { AMENITY } from '../../db/market/place-tables.ts'
import type { ProjectFilter } from '../property/filter.ts'

/** A station or school that a filter starts from, by name. */
const PLACE_NAME_ROW = {
  /** the part of the filter: "near", "reach", "around-0" */
  at: text(),
  ...pick(AMENITY, 'name', 'nameLocal'),
}
export type PlaceName = RowOf<typeof PLACE_NAME_ROW>

/** The part of a filter that starts from places, of projects or of advertised homes. */
export type FilterOfPlaces = Pick<ProjectFilter, 'near' | 'reach' | 'around' | 'outlines'>

/** A station or school within this many degrees (about 60 m) of a filter's point is taken for its place. */
const SAME_PLACE_DEGREES = 0.000_54

/** The centres of a filter's circles and reach. */
const pointsOf = ({ near, reach, around }: FilterOfPlaces): { at: string; lat: number; lng: number }[] => [
  ...(near ? [{ at: 'near', lat: near.lat, lng: near.lng }] : []),
  ...(reach ? [{ at: 'reach', lat: reach.lat, lng: reach.lng }] : []),
  ...(around ?? []).map(({ lat, lng }, position) => ({ at: `around-${position}`, lat, lng })),
]

const STATIONS = STATION_TYPES.map((type) => `'${type}'`).join(', ')

/** The stations and schools at the points of a filter, in one statement; points without one are left out. */
export async function namesOfPlaces({ market }: Pick<ProviderContext, 'market'>, filter: FilterOfPlaces): Promise<PlaceName[]> {
  const points = pointsOf(filter)
  if (points.length === 0) return []
  const rows = await market.all(
    PLACE_NAME_ROW,
    `select asked.at, a.name, a.name_local as nameLocal
    from (select value ->> 'at' as at, value ->> 'lat' as lat, value ->> 'lng' as lng from json_each(?1)) asked
    cross join amenity_rtree r on r.lat_max >= asked.lat - ?2 and r.lat_min <= asked.lat + ?2
      and r.lng_max >= asked.lng - ?2 and r.lng_min <= asked.lng + ?2
    cross join amenity a on a.id = r.id and (a.type in (${STATIONS}) or a.type = 'school' and asked.at <> 'reach')
    order by abs(a.lat - asked.lat) + abs(a.lng - asked.lng), a.id`,
    JSON.stringify(points),
    SAME_PLACE_DEGREES,
  )
  return points.flatMap(({ at }) => rows.find((row) => row.at === at) ?? [])
}

export const readPlaceNames = (text: string | null): PlaceName[] => (text === null ? [] : JSON.parse(text))
