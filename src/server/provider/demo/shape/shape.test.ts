import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { elementAt } from '#lib/element-at.ts'
import type { Point } from '../market/demo-market.ts'
import { onLand } from '../market/placement.ts'
import { clipRing } from './clip-ring.ts'
import { metresBetween, smoothLine, smoothRing } from './curve.ts'
import { dryOutline } from './dry-outline.ts'
import { groundOf } from './ground.ts'
import { ribbon } from './ribbon.ts'
import { roundCorners } from './round-corners.ts'
import { spliceCoast } from './splice.ts'
import { wander } from './wander.ts'

const degree = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true })
const nearPoint = fc.tuple(degree(1, 1.1), degree(103, 103.1))
const square: Point[] = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
]

test('a smooth line keeps every station where it is, in its order, and its ends', () => {
  fc.assert(
    fc.property(fc.uniqueArray(nearPoint, { minLength: 3, maxLength: 12, selector: String }), (stations) => {
      const far = stations.every((at, i) => i === 0 || metresBetween(at, elementAt(stations, i - 1)) > 1)
      fc.pre(far)
      const track = smoothLine(stations, 90)
      const places = stations.map((station) => track.indexOf(station))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect([places[0], places.at(-1)]).toEqual([0, track.length - 1])
    }),
  )
})

test('a curve through collinear stations stays straight, and a bend does not', () => {
  const row: Point[] = [1, 1.01, 1.02, 1.03].map((lat) => [lat, 103])
  for (const [, lng] of smoothLine(row, 90)) expect(lng).toBeCloseTo(103, 9)
  const bend = smoothLine(
    [
      [1, 103],
      [1.01, 103.01],
      [1, 103.02],
    ],
    50,
  )
  expect(Math.max(...bend.map(([lat]) => lat))).toBeCloseTo(1.01, 3)
  expect(bend.length).toBeGreaterThan(20)
})

test('a clipped ring stays in the box and covers what it covered there', () => {
  const inBox = degree(-3.9, 3.9)
  fc.assert(
    fc.property(degree(-10, 10), degree(-10, 10), degree(-10, 10), degree(-10, 10), inBox, inBox, (a, b, c, d, lat, lng) => {
      const ring: Point[] = [
        [Math.min(a, b), Math.min(c, d)],
        [Math.max(a, b), Math.min(c, d)],
        [Math.max(a, b), Math.max(c, d)],
        [Math.min(a, b), Math.max(c, d)],
      ]
      const clipped = clipRing(ring, [-4, -4, 4, 4])
      for (const [y, x] of clipped) expect(Math.max(Math.abs(y), Math.abs(x))).toBeLessThanOrEqual(4 + 1e-9)
      expect(onLand([clipped], [lat, lng])).toBe(onLand([ring], [lat, lng]))
    }),
  )
})

test('the indexed test answers as the plain one, for several rings', () => {
  fc.assert(
    fc.property(fc.array(fc.array(nearPoint, { minLength: 3, maxLength: 9 }), { minLength: 1, maxLength: 4 }), nearPoint, (rings, at) => {
      expect(groundOf(rings)(at)).toBe(onLand(rings, at))
    }),
  )
})

describe('a new shore', () => {
  test('takes the place of the old one and keeps the larger side', () => {
    const [ring = []] = spliceCoast(
      [square],
      [
        [0, 0],
        [-0.5, 0.5],
        [0, 1],
      ],
    )
    expect(onLand([ring], [-0.3, 0.5])).toBe(true)
    expect(onLand([ring], [0.5, 0.5])).toBe(true)
    expect(onLand([ring], [-0.3, 0.05])).toBe(false)
  })

  test('is refused where there is no coast at its ends', () => {
    expect(() =>
      spliceCoast(
        [square],
        [
          [0.5, 0.5],
          [0.6, 0.6],
        ],
      ),
    ).toThrow(RangeError)
  })

  test('has rounded corners but its ends and its middle pieces', () => {
    const line: Point[] = [
      [0, 0],
      [0, 0.01],
      [0.01, 0.01],
    ]
    const soft = roundCorners(line, 35, false)
    expect([soft[0], soft.at(-1)]).toEqual([line[0], line[2]])
    expect(soft.every((at) => metresBetween(at, elementAt(line, 1)) > 10)).toBe(true)
    expect(soft.some(([lat, lng]) => lat === 0 && lng > 0.009)).toBe(true)
  })
})

test('a river has its given width', () => {
  const line: Point[] = [
    [-37.8, 145],
    [-37.8, 145.01],
  ]
  const band = ribbon(line, 70)
  expect(metresBetween(elementAt(band, 0), elementAt(band, 3))).toBeCloseTo(70, 1)
  expect(metresBetween(elementAt(band, 1), elementAt(band, 2))).toBeCloseTo(70, 1)
})

test('a park ends at the shore', () => {
  const isLand = ([, lng]: Point) => lng < 0.6
  const park = dryOutline(square, isLand)
  expect(park.every(isLand)).toBe(true)
  expect([park[0], park[3]]).toEqual([square[0], square[3]])
})

test('a varied outline keeps its corners and is the same for the same name', () => {
  const wild = wander(square, 'Lion Rock')
  expect(wild.length).toBe(square.length * 4)
  for (const corner of square) expect(wild).toContainEqual(corner)
  expect(wander(square, 'Lion Rock')).toEqual(wild)
  expect(wander(square, 'Tai Tam')).not.toEqual(wild)
  expect(smoothRing(wild, 1e9)).toEqual(wild)
})
