import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describedHome, inUnit } from './described-home.ts'
import { valueSearch } from './search.ts'
import type { ValuedProject } from './value-home.functions.ts'

const project = (estimate: object) => ({ estimate, unitMixes: [{ unitMix: '3' }, { unitMix: 'EX' }] }) as unknown as ValuedProject
const refused = project({ __typename: 'EstimateRefusal' })

it('shows what was valued where the address says nothing', () => {
  const valued = project({ __typename: 'Estimate', unitMix: '4', areaSqm: 93, floor: 9 })
  expect(describedHome(valued, {}, 'sqft')).toMatchObject({ mix: '4', area: 1001, unit: 'sqft', floor: 9 })
  expect(describedHome(valued, {}, 'sqm')).toMatchObject({ area: 93, unit: 'sqm' })
  expect(describedHome(valued, { unit: 'sqm' }, 'sqft')).toMatchObject({ area: 93, unit: 'sqm' })
  expect(describedHome(refused, { area: 50, unit: 'sqm', own: -3 }, 'sqft')).toMatchObject({ mix: '3', area: 50, floor: null, own: -3 })
  // an address without a unit was written in square feet
  expect(describedHome(refused, { area: 500 }, 'sqm')).toMatchObject({ area: 500, unit: 'sqft' })
})

it('changes the number with the unit, and back within one', () => {
  expect(inUnit(93, 'sqm', 'sqft')).toBe(1001)
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 5_000 }), (area) => {
      expect(inUnit(inUnit(area, 'sqm', 'sqft'), 'sqft', 'sqm')).toBe(area)
    }),
  )
})

it('drops what no home can be, and reads what forms write', () => {
  const wrong = {
    mix: 'castle',
    area: 'much',
    unit: 'acre',
    floor: 4.5,
    tenure: 'rented',
    lease: 1066,
    view: 'fine',
    own: 90,
    projectType: 'x',
  }
  expect(Object.values(valueSearch.parse(wrong)).filter((word) => word !== undefined)).toEqual([])
  const typed = { mix: '3', area: '1,200', floor: '12', own: '-5', renovation: '', lease: '', tenure: '' }
  expect(JSON.parse(JSON.stringify(valueSearch.parse(typed)))).toEqual({ mix: '3', area: 1200, floor: 12, own: -5 })
})
