import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { dealsRequest, yearsToOffer } from './deals-request.ts'
import { type DealsSearch, dealsSearch } from './search.ts'

const parse = (search: Record<string, unknown>) => v.parse(dealsSearch, search as DealsSearch)
const project = { projectType: 'public-stack', projectSlug: 'blk-101-cedar-ave' }

describe('dealsSearch', () => {
  it('keeps what a link may say', () => {
    const search = { ...project, kind: 'rent', mix: 3, from: 2024, page: 2 }
    expect(parse(search)).toEqual(search)
    expect(parse({ mix: 'ter-hse', q: 'cedar ave' })).toEqual({ mix: 'ter-hse', q: 'cedar ave' })
  })
  it('drops wrong values one by one and never throws', () => {
    const wrong = { projectType: 'castle', projectSlug: '../x', kind: 'gift', mix: '9', from: 1800, page: 501, q: '' }
    expect(Object.values(parse(wrong)).filter((value) => value !== undefined)).toEqual([])
    fc.assert(fc.property(fc.dictionary(fc.constantFrom(...Object.keys(wrong)), fc.anything()), (search) => Boolean(parse(search))))
  })
})

describe('dealsRequest', () => {
  it('asks for nothing while no project is named', () => {
    expect(dealsRequest('SG', parse({ projectType: 'public-stack', page: 2 }))).toBeNull()
  })
  it('turns the address into the contract’s words', () => {
    expect(dealsRequest('SG', parse({ ...project, mix: 3, from: 2024, page: 3 }))).toEqual({
      country: 'SG',
      typeGroup: 'public-stack',
      slug: 'blk-101-cedar-ave',
      kind: 'SALE',
      unitMix: '3',
      from: '2024-01',
      offset: 40,
    })
  })
})

it('offers years that leave something out', () => {
  expect(yearsToOffer('2017-01', '2026-06')).toEqual([2026, 2024, 2021])
  expect(yearsToOffer(null, '2026-06')).toEqual([])
})
