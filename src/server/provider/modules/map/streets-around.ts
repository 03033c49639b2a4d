import { readPointText, writePoints } from '#graphql/point-text.ts'
import type { MainStreetFile, StreetFile } from '#graphql/street-file.ts'
import { boundsAround } from '#lib/geo-distance.ts'
import type { MarketContext } from '../../context.ts'
import { readArtifactOf, readArtifactsOf } from './store.ts'

export interface StreetPiece {
  isMain: boolean
  /** as in the files of streets */
  points: string
}

type Box = ReturnType<typeof boundsAround>
type Point = readonly [lat: number, lng: number]

const parsed = <File>(bytes: Uint8Array<ArrayBuffer>): File => JSON.parse(new TextDecoder().decode(bytes))

/** Whether the line between two points may pass a box: false where both lie beyond the same side. */
const mayPass = ([lat1, lng1]: Point, [lat2, lng2]: Point, { south, west, north, east }: Box): boolean =>
  !((lat1 < south && lat2 < south) || (lat1 > north && lat2 > north) || (lng1 < west && lng2 < west) || (lng1 > east && lng2 > east))

/** The parts of a line whose links may pass a box. */
export function partsWithin(line: readonly Point[], box: Box): Point[][] {
  const parts: Point[][] = []
  let part: Point[] | null = null
  for (const [i, to] of line.entries()) {
    const from = line[i - 1]
    if (!from) continue
    if (!mayPass(from, to, box)) part = null
    else if (part) part.push(to)
    else {
      part = [from, to]
      parts.push(part)
    }
  }
  return parts
}

/** The published streets around a place, cut to about the box of `radiusMetres`; none where the market has no streets. Two statements. */
export async function streetsAround(
  context: Pick<MarketContext, 'market'>,
  place: { lat: number; lng: number },
  radiusMetres: number,
): Promise<StreetPiece[]> {
  const bytes = await readArtifactOf(context, 'streets')
  if (!bytes) return []
  const box = boundsAround(place, radiusMetres)
  const main = parsed<MainStreetFile>(bytes)
  const near = main.tiles.filter(({ box: [south, west, north, east] }) =>
    [south <= box.north, north >= box.south, west <= box.east, east >= box.west].every(Boolean),
  )
  const tiles = await readArtifactsOf(
    context,
    near.map(({ file }) => file.replace(/-[0-9a-f]{16}$/, '')),
  )
  const pieces = (file: StreetFile, isMain: boolean) =>
    file.lines.flatMap(([, points]) => partsWithin(readPointText(points), box).map((part) => ({ isMain, points: writePoints(part) })))
  return [...tiles.flatMap((tile) => pieces(parsed<StreetFile>(tile), false)), ...pieces(main, true)]
}
