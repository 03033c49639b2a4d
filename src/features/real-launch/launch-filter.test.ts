import { describe, expect, it } from 'vitest'
import { launchFilter, launchLimitCount, sizeUnit } from './launch-filter.ts'
import { parseLaunchSearch } from './search.ts'

const filter = (address: object, country: 'SG' | 'AU' = 'SG') => launchFilter(country, parseLaunchSearch(address))

describe('what an address of launches asks for', () => {
  it('is nothing in particular without a choice', () => {
    expect(launchLimitCount(parseLaunchSearch({ sort: 'price-low', launchPage: 2, view: 'map' }))).toBe(0)
    expect(launchLimitCount(parseLaunchSearch({ stage: 'preview', sizeFrom: 500, sizeTo: 900 }))).toBe(2)
    expect(Object.values(filter({}))).toEqual(Array(8).fill(null))
  })

  it('is an area, a state and sizes in the unit of the country or of the address', () => {
    expect(filter({ areaId: 12, stage: 'sold-out', sizeFrom: 500, sizeTo: 900 })).toMatchObject({
      areaId: '12',
      state: 'SOLD_OUT',
      sizeMin: 500,
      sizeMax: 900,
    })
    expect(filter({ sizeFrom: 50, sizeTo: 80 }, 'AU')).toMatchObject({ sizeMin: 538, sizeMax: 862 })
    expect(filter({ sizeFrom: 50, unit: 'sqm' })).toMatchObject({ sizeMin: 538, sizeMax: null })
    expect(sizeUnit('AU', { unit: 'sqft' })).toBe('sqft')
  })

  it('is the same range whichever end is named first', () => {
    expect(filter({ sizeFrom: 900, sizeTo: 500 })).toEqual(filter({ sizeFrom: 500, sizeTo: 900 }))
  })

  it('drops what is wrong', () => {
    const wrong = { areaId: 'x', sizeFrom: -1, sizeTo: 'wide', unit: 'acre', view: 'globe', upTo: 0 }
    expect(parseLaunchSearch(wrong)).toEqual(parseLaunchSearch({}))
    expect(parseLaunchSearch({ view: 'map' }).view).toBe('map')
  })
})
