import type { DatabaseSync } from 'node:sqlite'
import { AMENITY_TYPES } from '#market/vocabulary.ts'
import type { AmenityRow, MapShape } from '../db/market/rows.ts'
import { writeArtifact } from './artifacts.ts'
import { stationGraph } from './station-graph.ts'

/** Five digits, about a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** `places-land`: the sites whose position is known, with name, key and status. */
function writeLandFile(db: DatabaseSync): void {
  const rows = db
    .prepare(
      'select name_display_text as name, land_key as key, status, lat, lng from land where lat is not null and lng is not null order by id',
    )
    .all()
  if (rows.length === 0) return
  const features = rows.map(({ lat, lng, ...properties }) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [round(Number(lng)), round(Number(lat))] },
  }))
  writeArtifact(
    db,
    'places-land',
    'application/geo+json',
    rows.length,
    Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
  )
}

/** `places-<type>`: GeoJSON points with name, nameLocal, code, of each type there is. `station-graph`: the rides between stations. */
export function writePlaceFiles(db: DatabaseSync, amenities: readonly AmenityRow[], shapes: readonly MapShape[]): void {
  const graph = stationGraph(amenities, shapes)
  writeArtifact(db, 'station-graph', 'application/json', graph.stations.length, Buffer.from(JSON.stringify(graph)))
  writeLandFile(db)
  for (const type of AMENITY_TYPES) {
    const own = amenities.filter((row) => row.type === type)
    if (own.length === 0) continue
    const features = own.map(({ name, nameLocal, code, lat, lng }) => ({
      type: 'Feature',
      properties: { name, ...(nameLocal ? { nameLocal } : {}), ...(code ? { code } : {}) },
      geometry: { type: 'Point', coordinates: [round(lng), round(lat)] },
    }))
    const bytes = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }))
    writeArtifact(db, `places-${type}`, 'application/geo+json', own.length, bytes)
  }
}
