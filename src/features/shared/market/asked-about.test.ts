import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedAbout } from './asked-about.ts'

const home = { country: 'SG', typeGroup: 'private-stack', slug: 'the-meadow' }

describe('where a message comes from', () => {
  it.each([
    ['/report/realvalue/project/SG/private-stack/the-meadow?area=900', { origin: 'report', home }],
    ['/report/project-pro/phase/sg/private-stack/the-meadow/block-3/mix/3', { origin: 'report', home }],
    ['/realValue?projectType=private-stack&projectSlug=the-meadow', { origin: 'value', home }],
    [
      '/user/subaccount/realValue?countryCode=HK&projectType=private-stack&projectSlug=the-meadow',
      { origin: 'value', home: { ...home, country: 'HK' } },
    ],
    ['/realValue', { origin: 'value', home: null }],
    ['/realLaunch?projectType=private-stack&projectSlug=the-meadow', { origin: 'launch', home }],
    ['/realLaunch/project/SG/private-stack/the-meadow', { origin: 'launch', home }],
    ['/realListing/project/SG/private-stack/the-meadow/listing-group/3-bedroom-7k2f/sale', { origin: 'listing', home }],
    ['/idx/R990001A/listings/project/SG/private-stack/the-meadow/listing-group/3-bedroom/rent', { origin: 'listing', home }],
    ['/realListing/search?q=the-meadow', null],
    ['/share/R990001A/profile', { origin: 'share', home: null }],
    ['/share/R990001A/project/SG/private-stack/the-meadow', { origin: 'share', home }],
    ['/report/realvalue/project/ZZ/private-stack/the-meadow', { origin: 'report', home: null }],
    ['/realValue/faq', null],
    ['/map?projectSlug=the-meadow', null],
    ['', null],
    [null, null],
  ])('%s', (address, expected) => expect(askedAbout(address, 'SG')).toEqual(expected))

  it('is never read out of another site’s address, and never throws', () => {
    expect(askedAbout('https://elsewhere.example/realValue', 'SG')).toBeNull()
    expect(askedAbout('//elsewhere.example/realValue', 'SG')).toBeNull()
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `/report/${text}`),
        ),
        (text) => {
          const found = askedAbout(text, 'SG')
          if (found?.home) expect(found.home.slug).toMatch(/^[\w-]+$/)
        },
      ),
    )
  })
})
