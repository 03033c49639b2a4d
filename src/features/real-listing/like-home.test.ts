import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sqftToSqm } from '#lib/units.ts'
import { type HomesOfProject, likeHome, sharedMixes } from './like-home.ts'

const project = (
  floors: number | null,
  mixes: Record<string, number>,
  propertyGroup: HomesOfProject['propertyGroup'] = 'CONDO',
): HomesOfProject => ({
  propertyGroup,
  floors,
  unitMixes: Object.entries(mixes).map(([unitMix, gfaSqftAvg]) => ({ unitMix, gfaSqftAvg, saleCount1y: gfaSqftAvg / 100 })),
})

describe('the home valued in every compared project', () => {
  it('is of the kind most of them have', () => {
    const projects = [project(20, { '2': 700, '3': 1000 }), project(12, { '3': 1200, '4': 1500 }), project(30, { '4': 1400, '3': 1100 })]
    expect(sharedMixes(projects)).toEqual([
      { unitMix: '3', group: 'CONDO' },
      { unitMix: '4', group: 'CONDO' },
    ])
    expect(likeHome(projects, null)).toEqual({ unitMix: '3', group: 'CONDO', areaSqm: 102, floor: 6 })
  })

  it('is of the asked kind where two have it, else of the shared one', () => {
    const projects = [project(20, { '2': 700, '3': 1000 }), project(12, { '2': 700, '3': 1200 })]
    expect(likeHome(projects, '2')).toEqual({ unitMix: '2', group: 'CONDO', areaSqm: 65, floor: 6 })
    expect(likeHome(projects, 'PH')?.unitMix).toBe('3')
  })

  it('has no floor among houses, and is not there where nothing is shared', () => {
    expect(likeHome([project(3, { 'ter-hse': 2000 }, 'LAND')], null)?.floor).toBeNull()
    expect(likeHome([project(10, { '2': 700 }), project(10, { '3': 1000 })], null)).toBeNull()
    expect(likeHome([], null)).toBeNull()
  })

  it('does not take a 3-room flat for a home of three bedrooms', () => {
    expect(likeHome([project(10, { '3': 700 }, 'HDB'), project(20, { '3': 1000 })], null)).toBeNull()
    const three = [project(10, { '3': 700 }, 'HDB'), project(20, { '3': 1000 }), project(30, { '3': 1200 })]
    expect(likeHome(three, '3')).toEqual({ unitMix: '3', group: 'CONDO', areaSqm: 102, floor: 10 })
  })

  it('lies between the smallest and the largest usual size and does not depend on the order', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 300, max: 4000 })), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(some, (given) => {
        const projects = given.map(([floors, area]) => project(floors, { '3': area }))
        const home = likeHome(projects, null)
        expect(home).toEqual(likeHome([...projects].reverse(), null))
        const sqm = given.map(([, area]) => sqftToSqm(area))
        expect(home?.areaSqm).toBeGreaterThanOrEqual(Math.round(Math.min(...sqm)))
        expect(home?.areaSqm).toBeLessThanOrEqual(Math.round(Math.max(...sqm)))
      }),
    )
  })
})
