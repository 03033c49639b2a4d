import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { enteredSearch } from './entered-filters.ts'
import { mapAddressOf } from './map-address.ts'
import { dearerSearch, limitsOf, orderOf, todaysSearch } from './results-limits.ts'
import { resultsFilter, resultsRequest } from './results-request.ts'
import { resultsSearch } from './search.ts'

const read = (search: Record<string, unknown>) => resultsSearch.parse(search)

test('wrong values are dropped, never refused', () => {
  expect(read({ q: '  ', near: 'here', beds: 'A!', price: '5-6', sort: '<', page: 0 })).toEqual({ sort: 'traded', page: 1 })
  expect(read({ page: 501 }).page).toBe(1)
  expect(read({ page: '2' }).page).toBe(1)
  expect(resultsFilter(read({ near: '99,1', groups: 'castle', sort: 'cheap' }), 'SG')).toEqual({})
  expect(orderOf(read({ sort: 'cheap' }))).toBe('traded')
})

test('reading what was read changes nothing, whatever came', () => {
  const key = fc.constantFrom(...Object.keys(resultsSearch.shape))
  const value = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('1.3,103.8', 'psf-low', 'private-land', 3),
  )
  fc.assert(
    fc.property(fc.dictionary(key, value), (search) => {
      const once = read(search)
      expect(read(once)).toEqual(once)
      expect(() => resultsRequest(once, 'HK')).not.toThrow()
    }),
  )
})

test('a postal code is looked for as text', () => {
  expect(resultsRequest(read({ q: 560406 }), 'SG').filter).toEqual({ text: '560406' })
})

test('a place wins over its name', () => {
  expect(resultsFilter(read({ q: 'Bishan', areaId: 'region-admin-subdistrict.bishan' }), 'SG')).toEqual({
    areaId: 'region-admin-subdistrict.bishan',
  })
  // from before areas went by level and slug: with its name, which decides
  expect(resultsFilter(read({ q: 'Bishan', areaId: 12, groups: 'private-stack' }), 'SG')).toEqual({
    areaId: '12:Bishan',
    typeGroups: ['PRIVATE_STACK'],
  })
  expect(resultsFilter(read({ q: 'Bishan MRT', near: '1.3509,103.8485' }), 'SG')).toEqual({
    near: { lat: 1.3509, lng: 103.8485, radiusMetres: 1000 },
  })
  expect(resultsFilter(read({ q: 'x', street: 'Ang Mo Kio Avenue 10' }), 'SG')).toEqual({ street: 'Ang Mo Kio Avenue 10' })
})

test('pages of twenty', () => {
  expect(resultsRequest(read({ page: 3, sort: 'psf-high' }), 'SG')).toEqual({ filter: {}, sort: 'PSF_HIGH', first: 20, offset: 40 })
})

describe('addresses from before the filters of the map', () => {
  it.each([
    [{ typeGroup: 'private-stack' }, { groups: 'private-stack' }],
    [{ beds: 0 }, { beds: 'studio' }],
    [{ beds: 3 }, { beds: 3 }],
    [{ tenure: 'leasehold' }, { tenure: 999.99 }],
    [{ tenure: 'freehold' }, { tenure: 'freehold' }],
    [{ status: 'building-under-construction' }, { status: 'building' }],
    [
      { inArea: 7, type: 'condominium' },
      { inArea: 7, type: 'condominium' },
    ],
  ])('%j means what it meant', (older, today) => expect(todaysSearch(read(older))).toMatchObject(today))

  it('narrow as they did', () => {
    const search = read({ q: 'x', type: 'condominium', beds: 5, tenure: 'leasehold', status: 'completed', inArea: 7, sort: 'newest' })
    expect(resultsRequest(search, 'SG')).toMatchObject({
      filter: {
        text: 'x',
        propertyTypes: ['condominium'],
        bedrooms: ['FIVE_OR_MORE'],
        tenures: ['LEASEHOLD_999', 'LEASEHOLD'],
        constructionStatuses: ['COMPLETED'],
        areaIds: ['7'],
      },
      sort: 'NEWEST_SALE',
    })
  })
})

test('the filters of the map mean the same in the results', () => {
  const search = read({ price: '500000_1200000', reach: '1.35095_103.84816_10', beds: '2.3', has: 'pool' })
  expect(limitsOf(search, 'SG')).toMatchObject({
    filter: { price: { min: 500_000, max: 1_200_000 }, bedrooms: ['2', '3'], facilities: ['pool'] },
  })
  expect(resultsFilter(search, 'SG')).toMatchObject({ reach: { lat: 1.35095, lng: 103.84816, minutes: 10 }, facilities: ['POOL'] })
})

test('the map gets words, filters and the circle', () => {
  const search = read({ q: 'Bishan', near: '1.3509,103.8485', beds: '3', type: 'condominium', sort: 'psf-low', page: 4 })
  expect(mapAddressOf(search)).toEqual({ q: undefined, around: '1.3509_103.8485_1000', beds: '3', type: 'condominium' })
  expect(mapAddressOf(read({ q: 'sky habitat', price: '_900000' }))).toEqual({ q: 'sky habitat', price: '_900000' })
})

describe('what a form of filters sends', () => {
  const entered = (search: Record<string, unknown>) => enteredSearch(read({ ...search, minutes: 20 }), 'SG', null)
  it('becomes the filters of the map, as it may be typed', () => {
    expect(entered({ q: 'x', page: 3, priceFrom: '$1.2m', priceTo: '2,000,000', builtFrom: 1990, yieldTo: '3.5' })).toMatchObject({
      q: 'x',
      page: 1,
      price: '1200000_2000000',
      built: '1990_',
      yield: '_3.5',
      minutes: undefined,
      priceFrom: undefined,
    })
  })
  it('is put in order, and what leaves nothing out or is no number is no filter', () => {
    expect(entered({ areaFrom: 1_200, areaTo: 800 }).area).toBe('800_1200')
    expect(entered({ priceFrom: 0, priceTo: 100_000_000 }).price).toBeUndefined()
    expect(entered({ psfFrom: 'cheap' }).psf).toBeUndefined()
    expect(entered({ psfFrom: 99_999 }).psf).toBe('8000_')
  })
  it('an emptied range is off, other filters stay', () => {
    expect(entered({ price: '_900000', priceTo: '', beds: 3, near: '1.3509,103.8485' })).toMatchObject({
      beds: 3,
      near: '1.3509,103.8485',
    })
    expect(entered({ price: '_900000', priceTo: '' }).price).toBeUndefined()
  })
  it('holds the station that its name led to', () => {
    const reach = { lat5: 135_095, lng5: 10_384_816, minutes: 15 }
    expect(enteredSearch(read({ station: 'bishan', minutes: 15 }), 'SG', reach)).toMatchObject({
      reach: '1.35095_103.84816_15',
      station: undefined,
    })
  })
  it('of a country that tells no rents has none', () => {
    expect(enteredSearch(read({ yieldFrom: 2, minutes: 20 }), 'HK', null).yield).toBeUndefined()
  })
})

test('a little more money is a part in forty, where a price is the highest', () => {
  expect(dearerSearch(read({ price: '_800000', beds: 3 }), 'SG')).toMatchObject({ price: 820_000, search: { price: '_820000', beds: 3 } })
  expect(dearerSearch(read({ price: '800000_' }), 'SG')).toBeNull()
})

test('words that were not understood are looked for beside a place, as much of them as is looked for', () => {
  expect(resultsFilter(read({ q: 'Bishan', areaId: 'sg-bishan', words: 'quiet, sunny' }), 'SG')).toEqual({
    areaId: 'sg-bishan',
    text: 'quiet, sunny',
  })
  expect(resultsFilter(read({ q: 'a'.repeat(200) }), 'SG')).toEqual({ text: 'a'.repeat(80) })
})
