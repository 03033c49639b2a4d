import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportHome, reportSearch } from './search.ts'

const parse = (value: unknown) => reportSearch.parse(value)

describe('reportSearch', () => {
  it('keeps what a form or a link may say', () => {
    expect(parse({ mix: 3, area: '1,200', unit: 'sqft', floor: '8', page: 2 })).toEqual({
      mix: 3,
      area: 1200,
      unit: 'sqft',
      floor: 8,
      page: 2,
    })
    expect(parse({ mix: 'EX', area: 92.5, unit: 'sqm' })).toEqual({ mix: 'EX', area: 92.5, unit: 'sqm' })
  })
  it('drops wrong values one by one', () => {
    const { mix, area, floor, page, unit } = parse({ mix: 'castle', area: -4, floor: 2.5, page: 0, unit: 'acre' })
    expect([mix, area, floor, page, unit]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(parse({ area: '' }).area).toBeUndefined()
  })
  it('never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('mix', 'area', 'floor', 'page', 'deals', 'unit'), fc.anything()), (search) =>
        Boolean(parse(search)),
      ),
    )
  })
})

describe('homeOf', () => {
  it('is in square metres', () => {
    expect(reportHome({ mix: 4, area: 990, floor: 8 })).toEqual({ unitMix: '4', areaSqm: 92, floor: 8 })
    expect(reportHome({ area: 92, unit: 'sqm' })).toEqual({ unitMix: null, areaSqm: 92, floor: null })
  })
  it('is null when nothing is described', () => {
    expect(reportHome({ unit: 'sqm', page: 2 })).toBeNull()
  })
})
