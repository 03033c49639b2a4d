import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealsRequest, keptSearch, searchOfText, startCursor } from './deals-request.ts'
import { type DealsSearch, dealsSearch } from './search.ts'

const parse = (search: Record<string, unknown>) => dealsSearch.parse(search as DealsSearch)
const project = { projectType: 'public-stack', projectSlug: 'blk-101-cedar-ave' }

describe('dealsSearch', () => {
  it('keeps what a link may say, also what links of one project said before', () => {
    const search = { ...project, kind: 'rent', mix: 3, from: 2024 }
    expect(parse({ ...search, page: 2 })).toEqual(search)
    expect(parse({ mix: 'ter-hse', q: 'cedar ave' })).toEqual({ mix: 'ter-hse', q: 'cedar ave' })
    expect(parse({ near: '1.35,103.84', within: 500, priceMin: '1,250,000', cols: 'project_price', sort: 'psf-high' })).toEqual({
      near: '1.35,103.84',
      within: 500,
      priceMin: 1_250_000,
      cols: 'project_price',
      sort: 'psf-high',
    })
  })
  it('drops wrong values one by one and never throws', () => {
    const wrong = {
      projectType: 'castle',
      projectSlug: '../x',
      kind: 'gift',
      mix: '9',
      from: 1800,
      to: '2024-13',
      q: '',
      areaId: -1,
      near: 'here',
      within: 9e9,
      priceMin: 'dear',
      psfMax: -1,
      cols: 'month_x',
      sort: 'up',
      after: "1' or 1",
      by: 'floor',
      chart: 'pie',
      tenure: 'own',
    }
    expect(Object.values(parse(wrong)).filter((value) => value !== undefined)).toEqual([])
    fc.assert(fc.property(fc.dictionary(fc.constantFrom(...Object.keys(wrong)), fc.anything()), (search) => Boolean(parse(search))))
  })
})

describe('dealsRequest', () => {
  it('asks for the sales at an address', () => {
    const address = { ...project, address: '8 Cedar Avenue' }
    expect(dealsRequest(parse(address))).toMatchObject({ filter: { slug: project.projectSlug, address: '8 Cedar Avenue' } })
    expect(searchOfText(keptSearch(parse(address)))).toEqual(parse(address))
  })

  it('asks for nothing while no place is named', () => {
    expect(dealsRequest(parse({ projectType: 'public-stack', q: 'cedar' }))).toBeNull()
  })
  it('turns the address of a project into the contract’s words', () => {
    expect(dealsRequest(parse({ ...project, mix: '3_EX', from: 2024, to: '2025-06', sizeMax: 1_000 }))).toMatchObject({
      filter: {
        typeGroup: 'PUBLIC_STACK',
        slug: 'blk-101-cedar-ave',
        kind: 'SALE',
        homes: null,
        unitMixes: ['3', 'EX'],
        from: '2024-01',
        to: '2025-06',
        areaSqm: { min: null, max: expect.closeTo(92.9, 1) },
      },
      sort: 'NEWEST',
      isOfProject: true,
    })
  })
  it('the narrowest place wins, and a point has a radius', () => {
    const homes = (search: object) => dealsRequest(parse({ ...search }))?.filter.homes
    expect(homes({ areaId: 3, street: 'Cedar Ave', group: 'hdb' })).toEqual({ areaId: '3', propertyGroups: ['HDB'] })
    expect(homes({ near: '1.35,103.84' })).toEqual({ around: [{ lat: 1.35, lng: 103.84, radiusMetres: 1_000 }] })
    expect(homes({ all: true, tenure: 'leasehold-999' })).toEqual({ tenures: ['LEASEHOLD_999'] })
  })
})

describe('a list that begins in its middle', () => {
  it.each([
    [{ start: '2018-06' }, '201806_999999999999999'],
    [{ start: 2018 }, '201812_999999999999999'],
    [{ start: 2018, sort: 'oldest' }, '201801_0'],
    [{ start: '1,250,000', sort: 'price-high' }, '1250000_999999999999999'],
    [{ start: 900, sort: 'psf-low' }, '900_0'],
    [{ start: 1_000, sort: 'size-high' }, '92.9031_999999999999999'],
    // what is written belongs to another order
    [{ start: '2018-06', sort: 'price-low' }, null],
    [{ start: 'soon' }, null],
    [{}, null],
  ])('%j', (search, cursor) => {
    expect(startCursor(parse(search))).toBe(cursor)
  })
  it('reads on from its last row, and is not kept', () => {
    const search = parse({ all: true, start: '2018-06', after: '201801_7' })
    expect(dealsRequest(search)?.after).toBe('201801_7')
    expect(keptSearch(search)).toBe('?all=true')
  })
})

it('an area goes by level and slug; the number of an address from before goes with its name', () => {
  const areaOf = (search: object) => dealsRequest(parse({ ...search }))?.filter.homes?.areaId
  expect(areaOf({ areaId: 'region-admin-subdistrict.bedok', q: 'Bedok' })).toBe('region-admin-subdistrict.bedok')
  expect(areaOf({ areaId: 3, q: 'Bedok' })).toBe('3:Bedok')
  expect(areaOf({ areaId: 3 })).toBe('3')
  expect(areaOf({ areaId: "bedok' or 1" })).toBeUndefined()
})

it('a kept address is read back as it was, without the place in the list', () => {
  const search = parse({ areaId: 3, q: 'Bedok', mix: '3_4', from: '2024-01', priceMin: 500_000, sort: 'psf-low', after: '1_2' })
  expect(searchOfText(keptSearch(search))).toEqual({ ...search, after: undefined })
})
