import type { DatabaseSync } from 'node:sqlite'
import { STATION_WALK_MINUTES_MAX } from '#graphql/limits.ts'
import { boundsAround, distanceMetres } from '#lib/geo-distance.ts'
import { isStationType } from '#market/vocabulary.ts'
import { PROJECT } from '../db/market/place-tables.ts'
import type { AmenityRow, ProjectRow } from '../db/market/rows.ts'
import { WALK_METRES_MAX, walkMinutes } from '../modules/amenity/rules.ts'
import { updater } from './row-writer.ts'

type Station = Pick<AmenityRow, 'lat' | 'lng'>

/** The stations among some places; a stop of a tram is none, as people say the word. */
export const stationsAmong = <Place extends Pick<AmenityRow, 'type' | 'subtype'>>(places: readonly Place[]): Place[] =>
  places.filter(({ type, subtype }) => isStationType(type) && subtype !== 'tram')

/** Begun minutes on foot to the nearest station; null where none is within an hour, or the records do not say where the project stands. */
export function stationWalk(project: Pick<ProjectRow, 'lat' | 'lng' | 'isPlacedByArea'>, stations: readonly Station[]): number | null {
  const { lat, lng, isPlacedByArea } = project
  if (lat === null || lng === null || isPlacedByArea === 1) return null
  const at = { lat, lng }
  const { south, north, west, east } = boundsAround(at, WALK_METRES_MAX)
  const near = stations.filter((one) => one.lat >= south && one.lat <= north && one.lng >= west && one.lng <= east)
  const least = near.reduce((metres, one) => Math.min(metres, distanceMetres(at, one)), Number.POSITIVE_INFINITY)
  const minutes = walkMinutes(least)
  return minutes <= STATION_WALK_MINUTES_MAX ? minutes : null
}

/** Writes the walk of every project that has a station near it. */
export function writeStationWalks(db: DatabaseSync, projects: readonly ProjectRow[], amenities: readonly AmenityRow[]): void {
  const update = updater(db, PROJECT, ['stationWalk'], ['id'])
  const stations = stationsAmong(amenities)
  for (const project of projects) {
    const minutes = stationWalk(project, stations)
    if (minutes !== null) update({ stationWalk: minutes }, { id: project.id })
  }
}
