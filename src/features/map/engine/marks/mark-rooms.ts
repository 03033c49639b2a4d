import type { FeatureCollection, MultiPoint } from 'geojson'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { countOf } from './layers.ts'
import { type MarkerData, placeAt } from './marker-data.ts'

export type MarkRooms = FeatureCollection<MultiPoint>

/** with more marks than this there would be no room for names */
const MARKS_MAX = 600

/** All marks as points that labels avoid; none where there are too many. */
export function markRooms(data: MarkerData): MarkRooms {
  const isFew = countOf(data, TYPE_GROUPS) <= MARKS_MAX
  const places = isFew ? TYPE_GROUPS.flatMap((group) => Array.from({ length: data[group].count }, (_, i) => placeAt(data[group], i))) : []
  const coordinates = places.flatMap((place) => (place ? [[place.lng, place.lat]] : []))
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry: { type: 'MultiPoint', coordinates } }] }
}
