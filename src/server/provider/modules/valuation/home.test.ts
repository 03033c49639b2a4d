import { describe, expect, it } from 'vitest'
import type { Sale } from './evidence.ts'
import { type ProjectHomes, resolveHome } from './home.ts'

const sale = (unitMix: string, areaSqm: number, floor: number | null = 5): Sale => ({
  ...{ id: 1, projectId: 1, month: 202606, price: 1, unitMix, areaSqm, floorLow: floor, floorHigh: floor },
  ...{ leaseStartYear: null, distanceMetres: 0 },
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
    expect(resolveHome({}, project({ floors: null }))?.floor).toBe(5)
    expect(resolveHome({}, project({ floors: null, sales: [sale('3', 90, null)] }))?.floor).toBeNull()
  })

  it('is completed from the stock where there are no sales', () => {
    expect(resolveHome({ unitMix: '4' }, project())?.areaSqm).toBeCloseTo(139.35, 1)
  })
})

describe('a home that the project does not have', () => {
  it.each([
    ['mix', { unitMix: 'GCB' }],
    ['too large', { unitMix: '3', areaSqm: 140 }],
    ['too small', { unitMix: '3', areaSqm: 40 }],
    ['not a size', { unitMix: '3', areaSqm: Number.NaN }],
    ['above the roof', { floor: 21 }],
    ['below the ground', { floor: 0 }],
  ])('%s', (_, asked) => expect(resolveHome(asked, project())).toBeNull())

  it('nothing known at all', () => expect(resolveHome({}, project({ unitMixes: [], sales: [] }))).toBeNull())
})

it('a house has no floor', () => {
  expect(resolveHome({ floor: 3 }, project({ isHouse: true }))?.floor).toBeNull()
})
