import { isNotFound } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { UNIT_MIXES } from '#market/vocabulary.ts'
import { advertisedAs, listingSlugOf, openListing, parseListingSlug } from './listing-guard.ts'

const params = {
  countryCode: 'SG',
  projectType: 'private-stack',
  projectSlug: 'the-meadow',
  listingSlug: '3-bedroom',
  activityType: 'sale',
}

const refused = (change: Partial<typeof params> & { agentId?: string }) => {
  try {
    openListing({ ...params, ...change })
  } catch (thrown) {
    return isNotFound(thrown)
  }
  return false
}

describe('the address of a listing group', () => {
  it('names project, kind of home and activity', () => {
    const subject = { country: 'SG', typeGroup: 'private-stack', slug: 'the-meadow', unitMix: '3', activity: 'sale' }
    expect(openListing(params)).toEqual({ ...subject, agentId: null })
    expect(openListing({ ...params, agentId: 'R000000Z' })).toEqual({ ...subject, agentId: 'R000000Z' })
  })

  it('is unknown with any word that does not exist', () => {
    expect(refused({})).toBe(false)
    for (const change of [
      { countryCode: 'XX' },
      { projectType: 'castle' },
      { listingSlug: '9_bedroom' },
      { listingSlug: '-' },
      { activityType: 'swap' },
      { agentId: '<b>' },
    ])
      expect(refused(change), JSON.stringify(change)).toBe(true)
  })

  it('names one home by a word that is no kind of home, of a project that need not be known', () => {
    const home = { country: 'SG', typeGroup: 'private-stack', slug: '-', activity: 'room', agentId: null, home: '3-bedroom-7k2f' }
    expect(openListing({ ...params, projectSlug: '-', listingSlug: '3-Bedroom-7K2F', activityType: 'room' })).toEqual(home)
  })

  it('has one advertised activity for every activity of an address', () => {
    expect(['sale', 'resale', 'newsale', 'subsale'].map(advertisedAs)).toEqual(['sale', 'sale', 'sale', 'sale'])
    expect(['rent', 'rentwhole', 'rentroom', 'room'].map(advertisedAs)).toEqual(['rent', 'rent', 'room', 'room'])
  })

  it('has a word for every kind of home and back', () => {
    for (const mix of UNIT_MIXES)
      for (const group of ['HDB', 'CONDO'] as const) expect(parseListingSlug(listingSlugOf(mix, group)), mix).toBe(mix)
    expect(listingSlugOf('3', 'HDB')).toBe('3-room')
  })
})
