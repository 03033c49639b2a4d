import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PART_UNITS_MAX, partsOfList } from './price-list-parts.ts'

const unitOf = (floor: number, stack: string) => ({
  floor,
  stack,
  unitMix: '2' as const,
  sizeSqft: 700,
  plan: '',
  state: 'available' as const,
  stateOn: '2026-11-01',
  price: 1,
  belowFloor: null,
  belowPrice: null,
})
const house = (floors: number, stacks: number) =>
  Array.from({ length: floors }, (_, floor) => Array.from({ length: stacks }, (_, at) => unitOf(floor + 1, String(at + 1)))).flat()

describe('the parts of a price list', () => {
  it('hold every unit once, and never more than a page shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 90 }), (floors, stacks) => {
        const units = house(floors, stacks)
        const parts = partsOfList(units)
        const keys = parts.flatMap((part) => part.units.map(({ floor, stack }) => `${floor}-${stack}`))
        expect(new Set(keys).size).toBe(units.length)
        expect(keys).toHaveLength(units.length)
        for (const part of parts) {
          expect(part.units.length).toBeLessThanOrEqual(PART_UNITS_MAX)
          expect(part.units.every(({ floor }) => floor >= part.floorFrom && floor <= part.floorTo)).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('are one for a usual launch, and none for nothing', () => {
    expect(partsOfList(house(16, 10))).toMatchObject([{ floorFrom: 1, floorTo: 16, stackFrom: '1', stackTo: '10' }])
    expect(partsOfList([])).toEqual([])
  })

  it('part 3,000 units by floors, highest first, and stacks in their order', () => {
    const parts = partsOfList(house(40, 75))
    expect(parts.length).toBeLessThan(20)
    expect(parts[0]).toMatchObject({ floorTo: 40, stackFrom: '1' })
    expect(parts.at(-1)).toMatchObject({ floorFrom: 1, stackTo: '75' })
  })
})
