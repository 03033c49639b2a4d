import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sale } from './evidence.ts'
import { type ProjectHomes, resolveHome } from './home.ts'

const sale = (unitMix: string, areaSqm: number, floor: number | null = 5): Sale => ({
  id: 1,
  projectId: 1,
  month: 202606,
  price: 1,
  unitMix,
  areaSqm,
  floorLow: floor,
  floorHigh: floor,
  leaseStartYear: null,
  distanceMetres: 0,
})
const mix = (unitMix: string, sqft: number) => ({ unitMix, gfaSqftMin: sqft, gfaSqftAvg: sqft, gfaSqftMax: sqft, saleCount1y: 0 })
const project = (more: Partial<ProjectHomes> = {}): ProjectHomes => ({
  isHouse: false,
  floors: 20,
  leaseStartYear: 2000,
  unitMixes: [mix('1', 500), mix('4', 1_500)],
  sales: [sale('3', 88), sale('3', 90), sale('3', 92), sale('2', 60)],
  ...more,
})

describe('a home that is not described', () => {
  it('gets the most traded mix, median size, middle floor', () => {
    expect(resolveHome({}, project())).toEqual({ unitMix: '3', areaSqm: 90, floor: 10, leaseStartYear: 2000 })
  })

  it('gets the mix whose sizes include the given area', () => {
    expect(resolveHome({ areaSqm: 60 }, project())).toMatchObject({ unitMix: '2', areaSqm: 60 })
  })

  it('takes floors from sales where the building has none', () => {
    expect(resolveHome({}, project({ floors: null }))).toMatchObject({ floor: 5 })
    expect(resolveHome({}, project({ floors: null, sales: [sale('3', 90, null)] }))).toMatchObject({ floor: null })
  })

  it('is completed from the stock where there are no sales', () => {
    expect(resolveHome({ unitMix: '4' }, project())).toMatchObject({ areaSqm: expect.closeTo(139.35, 1) })
  })
})

describe('a home that the project does not have', () => {
  const sizes = { reason: 'SIZE_NOT_HERE', areaSqmMin: 88, areaSqmMax: 92 }
  it.each([
    ['mix', { unitMix: 'GCB' }, { reason: 'UNKNOWN_HOME' }],
    ['too large', { unitMix: '3', areaSqm: 110 }, sizes],
    ['too small', { unitMix: '3', areaSqm: 67 }, sizes],
    ['not a size', { unitMix: '3', areaSqm: Number.NaN }, sizes],
    ['above the roof', { floor: 21 }, { reason: 'FLOOR_NOT_HERE', floorMax: 20 }],
    ['below the ground', { floor: 0 }, { reason: 'FLOOR_NOT_HERE', floorMax: 20 }],
  ])('%s', (_, asked, refused) => expect(resolveHome(asked, project())).toEqual(refused))

  it('is not as large as another kind of home there usually is, though its own largest size on record is', () => {
    const mixes = [
      { unitMix: '2', gfaSqftMin: 700, gfaSqftAvg: 800, gfaSqftMax: 1_300, saleCount1y: 0 },
      { unitMix: '3', gfaSqftMin: 1_000, gfaSqftAvg: 1_100, gfaSqftMax: 1_250, saleCount1y: 0 },
    ]
    const here = project({ unitMixes: mixes, sales: [sale('apt', 75), sale('apt', 102)] })
    expect(resolveHome({ unitMix: '2', areaSqm: 102.2 }, here)).toMatchObject({ reason: 'SIZE_NOT_HERE' })
    expect(resolveHome({ unitMix: '2', areaSqm: 95 }, here)).toMatchObject({ unitMix: '2', areaSqm: 95 })
    expect(resolveHome({ unitMix: 'apt', areaSqm: 102 }, here)).toMatchObject({ unitMix: 'apt' })
  })

  it('has no floor far above those that were sold, where the building’s height is not known', () => {
    expect(resolveHome({ floor: 10 }, project({ floors: null }))).toMatchObject({ floor: 10 })
    expect(resolveHome({ floor: 11 }, project({ floors: null }))).toEqual({ reason: 'FLOOR_NOT_HERE', floorMax: 10 })
  })

  it('nothing known at all', () => expect(resolveHome({}, project({ unitMixes: [], sales: [] }))).toEqual({ reason: 'UNKNOWN_HOME' }))

  it('is never valued, whatever is described', () => {
    const mixes = ['1', '2', '3', '4'] as const
    const sold = fc.array(
      fc.record({ unitMix: fc.constantFrom(...mixes), areaSqm: fc.integer({ min: 30, max: 160 }), floor: fc.integer({ min: 1, max: 25 }) }),
      { minLength: 1, maxLength: 20 },
    )
    const asked = fc.record({
      unitMix: fc.option(fc.constantFrom(...mixes, 'GCB')),
      areaSqm: fc.option(fc.double({ min: 10, max: 400, noNaN: true })),
      floor: fc.option(fc.integer({ min: -3, max: 80 })),
    })
    fc.assert(
      fc.property(sold, fc.option(fc.integer({ min: 25, max: 40 })), asked, (all, floors, home) => {
        const here = project({ floors, unitMixes: [], sales: all.map(({ unitMix, areaSqm, floor }) => sale(unitMix, areaSqm, floor)) })
        const found = resolveHome(home, here)
        if ('reason' in found) return
        const own = here.sales.filter(({ unitMix }) => unitMix === found.unitMix).map(({ areaSqm }) => areaSqm)
        expect(found.areaSqm).toBeGreaterThanOrEqual(Math.min(...own) / 1.15)
        expect(found.areaSqm).toBeLessThanOrEqual(Math.max(...own) * 1.15)
        expect(found.floor ?? 1).toBeGreaterThanOrEqual(1)
        expect(found.floor ?? 1).toBeLessThanOrEqual(floors ?? Math.max(...all.map(({ floor }) => floor)) + 5)
        // what was not said is the usual home, which exists
        if (home.unitMix === null && home.areaSqm === null) expect(own).toContain(found.areaSqm)
      }),
    )
  })
})

it('a house has no floor', () => {
  expect(resolveHome({ floor: 3 }, project({ isHouse: true }))).toMatchObject({ floor: null })
})
