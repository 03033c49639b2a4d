import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { areaSquareMetres, labelPoint, polygonFinder } from './geometry.ts'
import { simplifyLine, simplifyPolygons } from './simplify.ts'

const square = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]

/** Two neighbours whose common border at longitude 1 is a fine zigzag. */
const zigzag: Position[] = Array.from({ length: 101 }, (_, at) => [1 + (at % 2) * 1e-5, at / 100])
const left = { type: 'Polygon' as const, coordinates: [[[0, 0], ...zigzag, [0, 1], [0, 0]] as Position[]] }
const right = { type: 'Polygon' as const, coordinates: [[[2, 0], [2, 1], ...zigzag.toReversed(), [2, 0]] as Position[]] }

describe('geometry', () => {
  it('finds the polygon of a point, not in its hole', () => {
    const find = polygonFinder([
      { value: 'ring', geometry: { type: 'Polygon', coordinates: [square(0, 0, 3), square(1, 1, 1)] } },
      { value: 'far', geometry: { type: 'MultiPolygon', coordinates: [[square(5, 5, 1)], [square(8, 8, 1)]] } },
    ])
    expect(find({ lng: 0.5, lat: 0.5 })).toBe('ring')
    expect(find({ lng: 1.5, lat: 1.5 })).toBeNull()
    expect(find({ lng: 8.5, lat: 8.5 })).toBe('far')
    expect(find({ lng: 7, lat: 7 })).toBeNull()
  })

  it('measures and labels', () => {
    expect(areaSquareMetres({ type: 'Polygon', coordinates: [square(103, 1, 0.01)] })).toBeCloseTo(1_236_000, -4)
    expect(labelPoint({ type: 'Polygon', coordinates: [square(103, 1, 2)] })).toEqual({ lng: 104, lat: 2 })
    expect(labelPoint({ type: 'Point', coordinates: [1, 2] })).toBeNull()
  })

  it('simplifies a line within its tolerance and keeps its ends', () => {
    expect(simplifyLine(zigzag, 10)).toEqual([zigzag[0], zigzag.at(-1)])
    expect(simplifyLine(zigzag, 0.01).length).toBe(zigzag.length)
  })

  it('keeps a shared border shared', () => {
    const [a, b] = simplifyPolygons([left, right], 10)
    const border = (geometry: typeof a) =>
      ((geometry?.coordinates.flat() ?? []) as Position[]).filter(([lng]) => Math.abs((lng ?? 0) - 1) < 0.1).map(String)
    expect(new Set(border(a))).toEqual(new Set(border(b)))
    expect(border(a).length).toBeLessThan(6)
  })
})
