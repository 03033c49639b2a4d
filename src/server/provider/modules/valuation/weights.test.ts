import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addMonths } from '#lib/months.ts'
import type { Home, Sale } from './evidence.ts'
import { effectiveNumber, saleWeight } from './weights.ts'

const HOME: Home = { unitMix: '3', areaSqm: 90, floor: 8, leaseStartYear: 1990 }
const SALE: Sale = {
  id: 1,
  projectId: 1,
  month: 202606,
  price: 500_000,
  areaSqm: 90,
  unitMix: '3',
  floorLow: 7,
  floorHigh: 9,
  leaseStartYear: 1990,
  distanceMetres: 0,
}
const weight = (more: Partial<Sale>) => saleWeight({ ...SALE, ...more }, HOME, 202606)

it('the same home sold this month has full weight; sold a year ago, half', () => {
  expect(weight({})).toBe(1)
  expect(weight({ month: 202506 })).toBeCloseTo(0.5)
})

it('decreases with age, distance and every difference', () => {
  const pair = (max: number) => fc.tuple(fc.integer({ min: 0, max }), fc.integer({ min: 1, max }))
  fc.assert(
    fc.property(
      pair(60),
      ([back, more]) => weight({ month: addMonths(202606, -back - more) }) < weight({ month: addMonths(202606, -back) }),
    ),
  )
  fc.assert(fc.property(pair(500), ([near, more]) => weight({ distanceMetres: near + more }) < weight({ distanceMetres: near })))
  fc.assert(fc.property(pair(40), ([by, more]) => weight({ areaSqm: 90 + by + more }) < weight({ areaSqm: 90 + by })))
  fc.assert(
    fc.property(
      pair(20),
      ([by, more]) => weight({ floorLow: 8 + by + more, floorHigh: null }) < weight({ floorLow: 8 + by, floorHigh: null }),
    ),
  )
  fc.assert(fc.property(pair(20), ([by, more]) => weight({ leaseStartYear: 1990 + by + more }) < weight({ leaseStartYear: 1990 + by })))
})

it('an unknown floor or lease is no difference', () => {
  expect(weight({ floorLow: null, floorHigh: null, leaseStartYear: null })).toBe(1)
})

it('equal weights count fully, one dominant weight counts as one sale', () => {
  expect(effectiveNumber([])).toBe(0)
  expect(effectiveNumber([0.2, 0.2, 0.2])).toBeCloseTo(3)
  expect(effectiveNumber([1, 1e-6, 1e-6])).toBeCloseTo(1)
})
