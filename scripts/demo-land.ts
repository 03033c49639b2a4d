/**
 * Makes the coast files of the demonstration markets from a file of the world's land. Run by hand when there is a better file:
 *
 *     node scripts/demo-land.ts HK land.geojson
 *
 * The file is GeoJSON with the land as polygons, longitude first, uncut within the market's frame; those in use came from GSHHG 2.3.7 in full
 * resolution. What is written stands beside the market's tables, with the licence of its source (`src/server/provider/demo/shape/LICENCE.md`).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Feature, FeatureCollection, Geometry, GeometryCollection, Position } from 'geojson'
import { writePoints } from '../src/graphql/point-text.ts'
import type { Point } from '../src/server/provider/demo/market/demo-market.ts'
import { clipRing } from '../src/server/provider/demo/shape/clip-ring.ts'
import { metresBetween, squareMetres } from '../src/server/provider/demo/shape/curve.ts'
import { polygonsOf } from '../src/server/provider/import/geometry.ts'
import { simplifyLine } from '../src/server/provider/import/simplify.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'

type Box = readonly [south: number, west: number, north: number, east: number]

/** The whole frame, and the parts where people live and zoom in. */
const FRAMES: Record<string, { frame: Box; close: readonly Box[] }> = {
  SG: { frame: [0.3, 102.4, 2.4, 105.2], close: [[1.1, 103.5, 1.6, 104.25]] },
  MY: { frame: [2.05, 100.05, 4.4, 103.6], close: [[2.75, 101.1, 3.4, 101.9]] },
  HK: { frame: [21.5, 112.8, 23.3, 115.6], close: [[22.12, 113.8, 22.62, 114.5]] },
  AU: {
    frame: [-39.8, 142.6, -32.1, 153.5],
    close: [
      [-34.2, 150.85, -33.55, 151.4],
      [-38.2, 144.7, -37.7, 145.25],
    ],
  },
}

/** The source has Sydney's coast this many degrees too far east, against stations and headlands whose places are known; Melbourne's is right. */
const EAST_OF_TRUE = 0.0058
const nudged = ([lat, lng]: Point): Point => {
  const part = lng > 149 && lng < 154 ? Math.max(0, Math.min(1, lat + 36.2)) : 0
  return [lat, lng - EAST_OF_TRUE * part]
}

/** the source was traced from a grid: its steps are smoothed away over about this distance */
const BLUR_METRES = 45
const SAMPLE_METRES = 25
const CLOSE = { metres: 14, islandSquareMetres: 15_000 }
const FAR = { metres: 300, islandSquareMetres: 4_000_000 }

const within = ([south, west, north, east]: Box, [lat, lng]: Point) => lat > south && lat < north && lng > west && lng < east

/** Points about {@link SAMPLE_METRES} apart along a ring. */
function sampled(ring: readonly Point[]): Point[] {
  return ring.flatMap((point, i) => {
    const next = ring[(i + 1) % ring.length] ?? point
    const parts = Math.max(1, Math.round(metresBetween(point, next) / SAMPLE_METRES))
    return Array.from(
      { length: parts },
      (_, at): Point => [point[0] + ((next[0] - point[0]) * at) / parts, point[1] + ((next[1] - point[1]) * at) / parts],
    )
  })
}

/** Each point becomes the mean of its neighbours along the ring, weighted by nearness; straight pieces stay. */
function blurred(ring: readonly Point[]): Point[] {
  const reach = Math.ceil((2.5 * BLUR_METRES) / SAMPLE_METRES)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-(((i - reach) * SAMPLE_METRES) ** 2) / (2 * BLUR_METRES ** 2)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return ring.map((_, at) => {
    let [lat, lng] = [0, 0]
    weights.forEach((weight, i) => {
      const near = ring[(at + i - reach + ring.length * reach) % ring.length] ?? [0, 0]
      lat += near[0] * weight
      lng += near[1] * weight
    })
    return [lat / total, lng / total]
  })
}

const position = ([lat, lng]: Point): Position => [lng, lat]
const pointOf = ([lng = 0, lat = 0]: Position): Point => [lat, lng]

/** Fine where people zoom in, coarse elsewhere: the ring is cut where it passes from one to the other. */
function simplified(ring: readonly Point[], close: readonly Box[]): Point[] {
  const pieces: { isClose: boolean; points: Point[] }[] = []
  for (const point of ring) {
    const isClose = close.some((box) => within(box, point))
    const piece = pieces.at(-1)
    if (piece?.isClose === isClose) piece.points.push(point)
    else pieces.push({ isClose, points: [...(piece ? [piece.points.at(-1) as Point] : []), point] })
  }
  const lines = pieces.map(({ isClose, points }) => simplifyLine(points.map(position), (isClose ? CLOSE : FAR).metres).map(pointOf))
  return lines.flatMap((line, i) => (i === 0 ? line : line.slice(1)))
}

function ringsOf(file: string): Point[][] {
  const data: FeatureCollection | GeometryCollection | Feature | Geometry = JSON.parse(readFileSync(file, 'utf8'))
  const geometries: Geometry[] =
    data.type === 'FeatureCollection'
      ? data.features.map(({ geometry }) => geometry)
      : data.type === 'GeometryCollection'
        ? data.geometries
        : [data.type === 'Feature' ? data.geometry : data]
  return geometries.flatMap(polygonsOf).map(([outer = []]) => outer.slice(0, -1).map(pointOf).map(nudged))
}

const [country = '', file = ''] = commandLine(COMMANDS['demo-land']).positionals
const market = FRAMES[country]
if (!market || !file) throw new RangeError(`name the country (${Object.keys(FRAMES).join(', ')}) and the file`)
const rings = ringsOf(file)
  .filter((ring) => {
    const isClose = ring.some((point) => market.close.some((box) => within(box, point)))
    return squareMetres(ring) > (isClose ? CLOSE : FAR).islandSquareMetres
  })
  .map((ring) => simplified(blurred(sampled(ring)), market.close))
  .map((ring) => clipRing(ring, market.frame))
  .filter((ring) => ring.length > 3)
  .sort((a, b) => squareMetres(b) - squareMetres(a))
const target = new URL(`../src/server/provider/demo/${country.toLowerCase()}/coast.json`, import.meta.url)
writeFileSync(target, `${JSON.stringify({ source: 'GSHHG 2.3.7', licence: 'LGPL-3.0-only', rings: rings.map(writePoints) }, null, 2)}\n`)
console.log(`${country}: ${rings.length} rings, ${rings.flat().length} points`)
