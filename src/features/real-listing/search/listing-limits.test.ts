import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysOf } from '#lib/records.ts'
import { shownRange } from '#property/filter/range-figures.ts'
import { LISTING_ORDER_NAMES, listingSearch, parseListingSearch } from '../search.ts'
import { enteredListingSearch, landBounds, listingFilter, listingLimits, listingRanges } from './listing-limits.ts'

describe('the address of a search of advertised homes', () => {
  it('keeps what is right, drops what is wrong and never throws', () => {
    const kept = { q: 'pool', for: 'rent', beds: '2.3', furnished: 'fully', since: 7, tour: 1, sort: 'largest', page: 3 }
    expect(parseListingSearch(kept)).toMatchObject(kept)
    expect(parseListingSearch({ for: 'swap', since: 'x', tour: 'yes', sort: 'odd', page: 0, land: '1', agent: '<b>' })).toMatchObject({
      for: 'sale',
      sort: 'newest',
      page: 1,
      since: undefined,
      tour: undefined,
      land: undefined,
      agent: undefined,
    })
    const keys = keysOf(listingSearch.shape)
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (address) => {
        const once = parseListingSearch(address)
        expect(parseListingSearch(once)).toEqual(once)
        listingFilter(once, 'SG')
      }),
    )
  })

  it('is a filter in the contract’s words', () => {
    const search = parseListingSearch({
      q: 'sea view',
      price: '500000_900000',
      beds: '3.5',
      tenure: '999',
      has: 'pool.gym',
      kinds: 'condo',
      type: 'condominium.apartment',
      furnished: 'fully.partially',
      against: 'below',
      land: '800_',
      since: 30,
      cut: 7,
      tour: 1,
      inArea: '12_13',
      agent: 'R998001Z',
      around: '1.3_103.8_500',
    })
    expect(listingFilter(search, 'SG')).toEqual({
      activity: 'SALE',
      text: 'sea view',
      price: { min: 500_000, max: 900_000 },
      bedrooms: ['THREE', 'FIVE_OR_MORE'],
      tenures: ['LEASEHOLD_999'],
      facilities: ['GYM', 'POOL'],
      propertyGroups: ['CONDO'],
      propertyTypes: ['condominium', 'apartment'],
      furnished: ['FULLY', 'PARTIALLY'],
      againstEstimate: ['BELOW'],
      land: { min: 800, max: null },
      areaIds: ['12', '13'],
      listedWithinDays: 30,
      cutWithinDays: 7,
      hasTour: true,
      agentLicence: 'R998001Z',
      around: [{ lat: 1.3, lng: 103.8, radiusMetres: 500 }],
    })
  })

  it('asks a price of what is to buy and a rent of what is to let, and nothing that no single home has', () => {
    expect(listingRanges('SG', 'sale')).toEqual(['price', 'psf', 'area', 'completion', 'leaseLeft', 'stationWalk'])
    expect(listingRanges('SG', 'rent')).toEqual(['psf', 'rent', 'area', 'completion', 'leaseLeft', 'stationWalk'])
    const both = { price: '500000_', rent: '_4000', change: '0_', yield: '3_' }
    expect(listingFilter(parseListingSearch(both), 'SG')).toEqual({ activity: 'SALE', price: { min: 500_000, max: null } })
    expect(listingFilter(parseListingSearch({ ...both, for: 'room' }), 'SG')).toEqual({ activity: 'ROOM', rent: { min: null, max: 4_000 } })
  })
})

describe('the form of filters', () => {
  const sent = (fields: object) => enteredListingSearch(parseListingSearch({ minutes: 20, ...fields }), 'SG', null)

  it('becomes the address of its filters, in order whichever bound was typed first', () => {
    const found = sent({ priceFrom: '900,000', priceTo: 500000, landFrom: 2000, landTo: 800, beds: '3', since: 7, q: 'pool', page: 4 })
    expect(found).toMatchObject({ price: '500000_900000', land: '800_2000', beds: 3, since: 7, q: 'pool', page: 1 })
    expect([found.priceFrom, found.priceTo, found.landFrom, found.minutes]).toEqual([undefined, undefined, undefined, undefined])
    expect(landBounds(found)).toEqual([800, 2_000])
  })

  it('keeps in square feet what was typed in square metres', () => {
    const found = sent({ unit: 'sqm', landFrom: 100, landTo: '200', areaFrom: '60', areaTo: '' })
    expect(found).toMatchObject({ land: '1076_2153', unit: undefined })
    expect(shownRange('area', 'sqm', listingLimits(found, 'SG').filter.area)).toEqual([60, null])
  })

  it('opens what was emptied, and what is no number', () => {
    expect(sent({ price: '500000_', land: '800_', priceFrom: '', landFrom: 'large' })).toMatchObject({ price: undefined, land: undefined })
  })
})

it('every order has a name that an address may hold', () => {
  for (const order of LISTING_ORDER_NAMES) expect(parseListingSearch({ sort: order }).sort).toBe(order)
})
