import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('./site-origin.ts', () => ({ siteOrigin: () => 'https://www.example.com' }))

const { agentData, breadcrumbData, datasetData, listingData, residenceData } = await import('./structured-data.ts')
type Listing = Parameters<typeof listingData>[0]

const block = (meta: object): Record<string, unknown> => Object.values(meta)[0]
const place = { street: 'Bay Road 1', postalCode: '018956', area: 'Downtown', country: 'SG' as const, lat: 1.28, lng: 103.85 }
const address = {
  '@type': 'PostalAddress',
  streetAddress: 'Bay Road 1',
  postalCode: '018956',
  addressLocality: 'Downtown',
  addressCountry: 'SG',
}
const geo = { '@type': 'GeoCoordinates', latitude: 1.28, longitude: 103.85 }

const home: Listing = {
  ...place,
  name: '3 bedrooms in The Meadow',
  path: '/realListing/x',
  activity: 'sale',
  price: 1_500_000,
  currency: 'SGD',
  isLive: true,
  isUnderOffer: false,
  typeGroup: 'private-stack',
  bedrooms: 3,
  bathrooms: null,
  areaSqm: 92,
  pictures: ['/files/listings/a'],
  firstSeenAt: 1_790_000_000,
  confirmedAt: 1_790_500_000,
}

beforeEach(() => vi.restoreAllMocks())

describe('data blocks of pages', () => {
  it('describe a project as the residence that it is', () => {
    const project = {
      ...place,
      name: 'The Meadow',
      nameLocal: '草地苑',
      path: '/report/x',
      typeGroup: 'private-stack' as const,
      unitCount: 120,
    }
    expect(block(residenceData(project))).toEqual({
      '@context': 'https://schema.org',
      '@type': ['Residence', 'ApartmentComplex'],
      name: 'The Meadow',
      alternateName: '草地苑',
      url: 'https://www.example.com/report/x',
      address,
      geo,
      numberOfAccommodationUnits: 120,
    })
    const land = block(residenceData({ ...project, typeGroup: 'private-land', nameLocal: null, postalCode: null, lat: null }))
    expect(land['@type']).toBe('Residence')
    for (const unknown of ['alternateName', 'geo', 'numberOfAccommodationUnits']) expect(land).not.toHaveProperty(unknown)
    expect(land.address).not.toHaveProperty('postalCode')
  })

  it('describe an agent by the register', () => {
    expect(block(agentData({ name: 'Tan', agency: 'Lantern Bay', number: 'R012345A', path: '/share/R012345A/profile' }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'RealEstateAgent',
      name: 'Tan',
      url: 'https://www.example.com/share/R012345A/profile',
      identifier: 'R012345A',
      parentOrganization: { '@type': 'Organization', name: 'Lantern Bay' },
    })
  })

  it('describe a listing with its offer', () => {
    expect(block(listingData(home))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: '3 bedrooms in The Meadow',
      url: 'https://www.example.com/realListing/x',
      datePosted: '2026-09-21',
      dateModified: '2026-09-27',
      image: ['https://www.example.com/files/listings/a'],
      offers: {
        '@type': 'Offer',
        price: 1_500_000,
        priceCurrency: 'SGD',
        businessFunction: 'http://purl.org/goodrelations/v1#Sell',
        availability: 'https://schema.org/InStock',
      },
      mainEntity: {
        '@type': 'Apartment',
        address,
        geo,
        numberOfBedrooms: 3,
        floorSize: { '@type': 'QuantitativeValue', value: 92, unitCode: 'MTK' },
      },
    })
  })

  it.each([
    [{ activity: 'rent' as const }, 'LeaseOut', 'InStock', 'Apartment'],
    [{ activity: 'room' as const, isUnderOffer: true }, 'LeaseOut', 'LimitedAvailability', 'Room'],
    [{ isLive: false, typeGroup: 'private-land' as const }, 'Sell', 'SoldOut', 'House'],
  ])('say for what a home is offered: %o', (more, business, availability, type) => {
    const { offers, mainEntity } = block(listingData({ ...home, ...more })) as {
      offers: Record<string, string>
      mainEntity: Record<string, string>
    }
    expect([offers.businessFunction, offers.availability, mainEntity['@type']]).toEqual([
      `http://purl.org/goodrelations/v1#${business}`,
      `https://schema.org/${availability}`,
      type,
    ])
    expect('priceSpecification' in offers).toBe(business === 'LeaseOut')
  })

  it('describe figures of a market as data that anybody may read', () => {
    const figures = {
      name: 'Market figures of Singapore',
      description: 'Prices over time',
      path: '/market-figures',
      country: 'SG' as const,
    }
    expect(block(datasetData(figures))).toMatchObject({
      '@type': 'Dataset',
      name: 'Market figures of Singapore',
      url: 'https://www.example.com/market-figures',
      spatialCoverage: { '@type': 'Country', identifier: 'SG' },
    })
  })

  it('number the steps of a trail from the top', () => {
    expect(block(breadcrumbData([{ name: 'Home', path: '/' }])).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
    ])
  })
})
