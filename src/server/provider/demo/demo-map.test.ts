import { gzipSync } from 'node:zlib'
import type { Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { elementAt } from '#lib/element-at.ts'
import { basemapOf, watersOf } from './basemap.ts'
import { landOf } from './coast.ts'
import { DEMO_MARKETS } from './demo-markets.ts'
import type { Point } from './market/demo-market.ts'
import { groundOf } from './shape/ground.ts'

/** The base map's budget within the first load, gzipped. */
const BYTES_MAX = 90_000

const turn = (a: Position, b: Position, c: Position) =>
  Math.sign(((b[0] ?? 0) - (a[0] ?? 0)) * ((c[1] ?? 0) - (a[1] ?? 0)) - ((b[1] ?? 0) - (a[1] ?? 0)) * ((c[0] ?? 0) - (a[0] ?? 0)))

const crosses = (a: Position, b: Position, c: Position, d: Position) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

function metresToEdge([lat, lng]: Point, from: Position, to: Position): number {
  const wide = Math.cos((lat * Math.PI) / 180)
  const [x, y] = [((from[0] ?? 0) - lng) * wide, (from[1] ?? 0) - lat]
  const [dx, dy] = [((to[0] ?? 0) - (from[0] ?? 0)) * wide, (to[1] ?? 0) - (from[1] ?? 0)]
  const part = Math.max(0, Math.min(1, -(x * dx + y * dy) / (dx ** 2 + dy ** 2 || 1)))
  return Math.hypot(x + part * dx, y + part * dy) * 111_195
}

/** Whether two edges of a closed ring cross. */
function crossesItself(ring: readonly Position[]): boolean {
  for (let i = 1; i < ring.length; i++)
    for (let j = i + 2; j < ring.length; j++)
      if (crosses(elementAt(ring, i - 1), elementAt(ring, i), elementAt(ring, j - 1), elementAt(ring, j))) return true
  return false
}

describe.each(Object.values(DEMO_MARKETS))('the map of $country', (market) => {
  const land = landOf(market)
  const isLand = groundOf(land)
  const isWater = groundOf(watersOf(market).map(({ ring }) => ring))
  const shapes = basemapOf(market, land)

  test('places and stations are on land, names of the sea at sea', () => {
    const named: { name: string; at: Point }[] = [...market.places, ...market.lines.flatMap(({ stations }) => stations)]
    expect(named.filter(({ at }) => !isLand(at) || isWater(at)).map(({ name }) => name)).toEqual([])
    const unnamed = new Set(['Plover Cove Reservoir', 'High Island Reservoir'])
    expect(market.seas.filter(({ name, at }) => isLand(at) && !unnamed.has(name)).map(({ name }) => name)).toEqual([])
  })

  test('outlines are closed, and parks and lakes do not cross themselves', () => {
    for (const { kind, name, geometry } of shapes) {
      if (geometry.type !== 'Polygon') continue
      const [ring = []] = geometry.coordinates
      expect(ring.length, name).toBeGreaterThan(3)
      expect(ring[0], name).toEqual(ring.at(-1))
      if (kind === 'park' || (kind === 'water' && market.waters.some((water) => water.name === name)))
        expect(crossesItself(ring), name).toBe(false)
    }
  })

  test('parks lie on land, within the tolerance of a simplified shore', () => {
    for (const { kind, name, geometry } of shapes) {
      if (kind !== 'park' || geometry.type !== 'Polygon') continue
      const corners = (geometry.coordinates[0] ?? []).map(([lng = 0, lat = 0]): Point => [lat, lng])
      expect(corners.filter((at) => !isLand(at)).length / corners.length, name).toBeLessThan(0.1)
    }
  })

  test('tracks pass every station of their line within five metres', () => {
    for (const line of market.lines) {
      const shape = shapes.find(({ kind, name }) => kind === 'rail' && name === line.name)
      const track = shape?.geometry.type === 'LineString' ? shape.geometry.coordinates : []
      for (const { name, at } of line.stations) {
        const away = Math.min(...track.slice(1).map((to, i) => metresToEdge(at, elementAt(track, i), to)))
        expect(away, name).toBeLessThan(5)
      }
    }
  })

  test('shapes are the same in every run and within their budget', () => {
    const text = JSON.stringify(shapes)
    expect(JSON.stringify(basemapOf(market, landOf(market)))).toBe(text)
    expect(gzipSync(text).length).toBeLessThan(BYTES_MAX)
  })
})
