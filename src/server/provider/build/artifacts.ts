import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Feature, Geometry } from 'geojson'
import { isStationType } from '#market/vocabulary.ts'
import { ARTIFACT } from '../db/market/deal-tables.ts'
import type { AmenityRow, AreaRow, MapShape } from '../db/market/rows.ts'
import { inserter } from './row-writer.ts'

/** below D1's limit of 2 MB for a value */
const CHUNK_BYTES = 1_500_000

/** A file's name, from the hash of its bytes. */
export const contentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** A new file of a market that is being built. */
export function writeArtifact(
  db: DatabaseSync,
  name: string,
  contentType: string,
  count: number,
  bytes: Uint8Array,
  most = CHUNK_BYTES,
): void {
  const hash = contentHash(bytes)
  const insert = inserter(db, ARTIFACT)
  for (let chunk = 0; chunk === 0 || chunk * most < bytes.length; chunk++)
    insert({ name, chunk, hash, contentType, rowCount: count, bytes: bytes.subarray(chunk * most, (chunk + 1) * most) })
}

export interface ArtifactFile {
  name: string
  contentType: string
  rowCount: number
  bytes: Uint8Array
}

/** Chunks that stay below D1's limit when they are read as hexadecimal. */
const ADDED_CHUNK_BYTES = 900_000

/** What the estimates of lists were made with has changed: none is shown until they are made again. */
export const DROP_ESTIMATES = ['delete from project_estimate;', "delete from meta where key = 'estimates';"]

/**
 * Adds a model or its figures to a finished market, or replaces the file of that name, in one transaction; lists lose the estimates that were made
 * with another. Returns its hash.
 */
export function replaceArtifact(db: DatabaseSync, { name, contentType, rowCount, bytes }: ArtifactFile): string {
  db.exec('begin immediate')
  try {
    for (const sql of DROP_ESTIMATES) db.exec(sql)
    db.prepare('delete from artifact where name = ?').run(name)
    writeArtifact(db, name, contentType, rowCount, bytes, ADDED_CHUNK_BYTES)
    db.exec('commit')
  } catch (error) {
    db.exec('rollback')
    throw error
  }
  return contentHash(bytes)
}

/** A cell that holds bytes. Throws a TypeError when it holds something else. */
export function bytesIn(cell: unknown): Uint8Array {
  if (!(cell instanceof Uint8Array)) throw new TypeError('a cell without bytes')
  return cell
}

/** The bytes of a file of that name; null when the market has none. */
export function readStoredArtifact(db: DatabaseSync, name: string): Buffer | null {
  const chunks = db.prepare('select bytes from artifact where name = ? order by chunk').all(name)
  return chunks.length === 0 ? null : Buffer.concat(chunks.map(({ bytes }) => bytesIn(bytes)))
}

const round = (value: unknown): unknown => (Array.isArray(value) ? value.map(round) : Math.round((value as number) * 1e5) / 1e5)

function writeFeatures(db: DatabaseSync, name: string, features: Feature[]): void {
  const text = JSON.stringify({ type: 'FeatureCollection', features })
  writeArtifact(db, name, 'application/geo+json', features.length, Buffer.from(text))
}

/** Area levels by rank: labels of the first are large and show from low zoom, of the last small and from high zoom; null: on no map. */
const AREA_RANKS: Record<AreaRow['level'], number | null> = {
  country: null,
  'region-admin-district': 1,
  'region-admin-subdistrict': 2,
  district: 2,
  'city-area': 3,
  neighborhood: 3,
}

const featureOf = ({ kind, name, nameLocal, colour, rank, geometry }: MapShape): Feature => ({
  type: 'Feature',
  // null properties are left out, because the file is part of the first load
  properties: { kind, ...(name && { name }), ...(nameLocal && { nameLocal }), ...(colour && { colour }), ...(rank && { rank }) },
  geometry: { type: geometry.type, coordinates: round(geometry.coordinates) } as Geometry,
})

/** A point for the name of each area without a named shape. Where there are subdistricts, districts are postal ones and get no label. */
function areaNames(areas: readonly AreaRow[], named: ReadonlySet<string>): Feature[] {
  const hasSubdistricts = areas.some(({ level }) => level === 'region-admin-subdistrict')
  const written = new Set(named)
  const rankOf = (level: AreaRow['level']) => (hasSubdistricts ? { ...AREA_RANKS, district: null, neighborhood: 4 } : AREA_RANKS)[level]
  return areas.flatMap(({ level, name, nameLocal, lat, lng }): Feature[] => {
    const rank = rankOf(level)
    if (rank === null || lat === null || lng === null || written.has(name)) return []
    written.add(name)
    return [featureOf({ kind: 'area', name, nameLocal, colour: null, rank, geometry: { type: 'Point', coordinates: [lng, lat] } })]
  })
}

/**
 * `basemap`: the shapes with kind, name, nameLocal, colour, rank, and the names of areas as points.
 * `stations`: points with name, nameLocal, code. Coordinates to about a metre.
 */
export function writeMapFiles(
  db: DatabaseSync,
  shapes: readonly MapShape[],
  amenities: readonly AmenityRow[],
  areas: readonly AreaRow[],
): void {
  const named = new Set(shapes.flatMap(({ kind, name }) => (kind === 'area' ? [name] : [])))
  writeFeatures(db, 'basemap', [...shapes.map(featureOf), ...areaNames(areas, named)])
  writeFeatures(
    db,
    'stations',
    amenities
      .filter((row) => isStationType(row.type))
      .map(({ type, name, nameLocal, code, lat, lng }) => ({
        type: 'Feature',
        properties: { type, name, nameLocal, code },
        geometry: { type: 'Point', coordinates: round([lng, lat]) as [number, number] },
      })),
  )
}
