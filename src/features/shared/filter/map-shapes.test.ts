import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceMetres } from '#lib/geo-distance.ts'
import { boxOfShapes, type Circle, outlineSqkm, withinShapes } from './map-shapes.ts'
import type { Ring } from './ring-text.ts'

const square: Ring = [
  [130_000, 10_380_000],
  [130_000, 10_381_000],
  [131_000, 10_381_000],
  [131_000, 10_380_000],
]
const lat6 = fc.integer({ min: 1_290_000, max: 1_320_000 })
const lng6 = fc.integer({ min: 103_790_000, max: 103_820_000 })
const circle = fc.record({ lat6, lng6, metres: fc.integer({ min: 100, max: 5_000 }) })

test('a square holds its middle and not its surroundings', () => {
  const within = withinShapes({ outlines: [square], circles: [] })
  expect(within?.(1_305_000, 103_805_000)).toBe(true)
  for (const [lat, lng] of [
    [1_299_999, 103_805_000],
    [1_310_001, 103_805_000],
    [1_305_000, 103_799_999],
    [1_305_000, 103_810_001],
  ] as const)
    expect(within?.(lat, lng)).toBe(false)
})

test('neighbours share no place, whatever their common side', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 1_000 }), lat6, lng6, (a, b, lat, lng) => {
      const [top, bottom] = [[131_000, 10_380_000 + a] as const, [130_000, 10_380_000 + b] as const]
      const left = withinShapes({ outlines: [[[130_000, 10_380_000], bottom, top, [131_000, 10_380_000]]], circles: [] })
      const right = withinShapes({ outlines: [[bottom, [130_000, 10_381_000], [131_000, 10_381_000], top]], circles: [] })
      const both = withinShapes({ outlines: [square], circles: [] })
      expect(Number(left?.(lat, lng)) + Number(right?.(lat, lng))).toBe(Number(both?.(lat, lng)))
    }),
  )
})

test('a circle is as wide as it says', () => {
  fc.assert(
    fc.property(circle, lat6, lng6, (own, lat, lng) => {
      const metres = distanceMetres({ lat: own.lat6 / 1e6, lng: own.lng6 / 1e6 }, { lat: lat / 1e6, lng: lng / 1e6 })
      fc.pre(Math.abs(metres - own.metres) > 1)
      expect(withinShapes({ outlines: [], circles: [[own]] })?.(lat, lng)).toBe(metres < own.metres)
    }),
  )
})

test('the box holds all that lies in the shapes', () => {
  let inside = 0
  fc.assert(
    fc.property(
      fc.array(fc.array(circle, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
      fc.boolean(),
      lat6,
      lng6,
      (circles, drawn, lat, lng) => {
        const shapes = { outlines: drawn ? [square] : [], circles }
        const box = boxOfShapes(shapes)
        if (!withinShapes(shapes)?.(lat, lng)) return
        inside++
        if (!box) throw new Error('no box around a place that lies inside')
        expect(lat / 1e6 >= box.south && lat / 1e6 <= box.north && lng / 1e6 >= box.west && lng / 1e6 <= box.east).toBe(true)
      },
    ),
  )
  // the test needs at least one place inside the shapes
  expect(inside).toBeGreaterThan(10)
})

test('no shape limits nothing; a group without circles holds nothing', () => {
  expect(withinShapes({ outlines: [], circles: [] })).toBeNull()
  expect(boxOfShapes({ outlines: [], circles: [] })).toBeUndefined()
  const none: Circle[] = []
  expect(withinShapes({ outlines: [], circles: [none] })?.(1_300_000, 103_800_000)).toBe(false)
  expect(boxOfShapes({ outlines: [], circles: [none] })).toBeNull()
})

test('areas of outlines', () => expect(outlineSqkm(square)).toBeCloseTo(1.112 * 1.112, 1))
