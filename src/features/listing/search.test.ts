import { expect, it } from 'vitest'
import { publicListingLink } from '#property/listing/public-listing-link.ts'
import { ownListingSearch } from './search.ts'

it('reads the list’s parameters, and drops what is wrong', () => {
  expect(ownListingSearch({ pile: 'due', find: ' Cedar ', page: 3 })).toEqual({ pile: 'due', find: 'Cedar', page: 3 })
  expect(ownListingSearch({ pile: 'all', find: 12, page: 1 })).toEqual({ pile: undefined, find: '12', page: undefined })
  for (const wrong of [{ pile: 'nowhere' }, { find: 'x'.repeat(81) }, { find: 'a\u0007' }, { page: 'two' }, { page: 9_999 }])
    expect(ownListingSearch(wrong)).toEqual({ pile: undefined, find: undefined, page: undefined })
})

it('links to the public page of a home that has one, also where the records do not have its project', () => {
  const place = {
    country: 'SG',
    addressTypeGroup: 'PRIVATE_STACK',
    addressProjectSlug: 'the-meadow',
    groupSlug: '3-bedroom-7k2f',
    activity: 'SALE',
  } as const
  expect(publicListingLink(place)?.params).toEqual({
    countryCode: 'SG',
    projectType: 'private-stack',
    projectSlug: 'the-meadow',
    listingSlug: '3-bedroom-7k2f',
    activityType: 'sale',
  })
  expect(publicListingLink({ ...place, addressProjectSlug: '-' })?.params.projectSlug).toBe('-')
  for (const missing of [{ groupSlug: null }, { country: 'MY' as const }]) expect(publicListingLink({ ...place, ...missing })).toBeNull()
})
