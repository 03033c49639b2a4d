import type { DatabaseSync } from 'node:sqlite'
import type { Position } from 'geojson'
import { writePoints } from '#graphql/point-text.ts'
import type { MainStreetFile, StreetFile, StreetTile } from '#graphql/street-file.ts'
import type { Street, StreetNetwork } from '../db/market/rows.ts'
import { contentHash, writeArtifact } from './artifacts.ts'

const TILES_PER_DEGREE = 10

function fileOf(streets: readonly Street[]): StreetFile {
  const names = [...new Set(streets.flatMap(({ name }) => name ?? []))].toSorted()
  const numbers = new Map(names.map((name, number) => [name, number]))
  return {
    names,
    lines: streets.map(({ name, line }) => [
      name === null ? -1 : (numbers.get(name) ?? -1),
      writePoints(line.map(([lng = 0, lat = 0]) => [lat, lng])),
    ]),
  }
}

const tileOf = ([lng = 0, lat = 0]: Position): string =>
  `streets-${Math.floor(lat * TILES_PER_DEGREE)}-${Math.floor(lng * TILES_PER_DEGREE)}`

function boxOf(streets: readonly Street[]): StreetTile['box'] {
  let [south, west, north, east] = [90, 180, -90, -180]
  for (const [lng = 0, lat = 0] of streets.flatMap(({ line }) => line)) {
    south = Math.min(south, lat)
    west = Math.min(west, lng)
    north = Math.max(north, lat)
    east = Math.max(east, lng)
  }
  return [south, west, north, east]
}

/** `streets`: the main streets and the list of the others' files; `streets-<lat>-<lng>`: the others, by where they begin. */
export function writeStreetFiles(db: DatabaseSync, { credit, streets }: StreetNetwork): void {
  const write = (name: string, count: number, file: StreetFile | MainStreetFile): string => {
    const bytes = Buffer.from(JSON.stringify(file))
    writeArtifact(db, name, 'application/json', count, bytes)
    return `${name}-${contentHash(bytes)}`
  }
  const tiles = Map.groupBy(
    streets.filter(({ isMain }) => !isMain),
    ({ line }) => tileOf(line[0] ?? []),
  )
  const main = streets.filter(({ isMain }) => isMain)
  write('streets', main.length, {
    credit,
    ...fileOf(main),
    tiles: [...tiles]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, own]) => ({ file: write(name, own.length, fileOf(own)), box: boxOf(own) })),
  })
}
