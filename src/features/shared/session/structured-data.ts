import type { ComponentProps } from 'react'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import { siteOrigin } from './site-origin.ts'

/** Data blocks of schema.org (trade §7) for `head.meta`. What is not known is left out. */

type Data = Record<string, unknown>

/** The router renders this entry of `head.meta` as an escaped data block; its types know plain meta elements only. */
const structuredData = (data: Data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } }) as ComponentProps<'meta'>

const known = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined && value !== ''))

/** schema.org Organization, for the home page's `head.meta`. */
export const organizationData = () =>
  structuredData({ '@type': 'Organization', name: 'realEstate', url: siteOrigin(), logo: `${siteOrigin()}/icon-512.png` })

/** schema.org BreadcrumbList, for `head.meta` of pages that lie below others; unprefixed paths, from the top down. */
export const breadcrumbData = (trail: readonly { name: string; path: string }[]) =>
  structuredData({
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: siteOrigin() + path })),
  })

interface DescribedData {
  name: string
  description: string
  /** unprefixed */
  path: string
  country: CountryCode
}

/** schema.org Dataset, for pages of figures that anybody may read. */
export const datasetData = ({ name, description, path, country }: DescribedData) =>
  structuredData({
    '@type': 'Dataset',
    name,
    description,
    url: siteOrigin() + path,
    isAccessibleForFree: true,
    spatialCoverage: { '@type': 'Country', identifier: country },
    creator: { '@type': 'Organization', name: 'realEstate', url: siteOrigin() },
  })

interface Place {
  street: string | null
  postalCode?: string | null
  area?: string | null
  country: CountryCode
  lat?: number | null
  lng?: number | null
}

const addressOf = ({ street, postalCode, area, country }: Place) =>
  known({ '@type': 'PostalAddress', streetAddress: street, postalCode, addressLocality: area, addressCountry: country })

const geoOf = ({ lat, lng }: Place) =>
  typeof lat === 'number' && typeof lng === 'number' ? { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } : null

interface DescribedProject extends Place {
  name: string
  nameLocal: string | null
  /** unprefixed */
  path: string
  typeGroup: TypeGroup
  unitCount: number | null
}

/** schema.org Residence of a project; buildings of flats are ApartmentComplex as well. */
export const residenceData = ({ name, nameLocal, path, typeGroup, unitCount, ...place }: DescribedProject) =>
  structuredData(
    known({
      '@type': typeGroup === 'private-land' ? 'Residence' : ['Residence', 'ApartmentComplex'],
      name,
      alternateName: nameLocal === name ? null : nameLocal,
      url: siteOrigin() + path,
      address: addressOf(place),
      geo: geoOf(place),
      numberOfAccommodationUnits: typeGroup === 'private-land' ? null : unitCount,
    }),
  )

interface DescribedAgent {
  name: string
  agency: string
  /** as the register writes it */
  number: string
  /** unprefixed */
  path: string
  /** "+6591234567" */
  phone?: string | null
  /** unprefixed path of a picture */
  picture?: string | null
}

/** schema.org RealEstateAgent, for the page of somebody who is registered. */
export const agentData = ({ name, agency, number, path, phone, picture }: DescribedAgent) =>
  structuredData(
    known({
      '@type': 'RealEstateAgent',
      name,
      url: siteOrigin() + path,
      identifier: number,
      telephone: phone,
      image: picture ? siteOrigin() + picture : null,
      parentOrganization: { '@type': 'Organization', name: agency },
    }),
  )

/** Of a home that is advertised: what everybody may see of it. */
interface DescribedListing extends Place {
  name: string
  /** unprefixed */
  path: string
  activity: 'sale' | 'rent' | 'room'
  /** whole units of the currency; of rent: a month; null where it is not told */
  price: number | null
  currency: string
  isLive: boolean
  isUnderOffer: boolean
  typeGroup: TypeGroup | null
  bedrooms: number | null
  bathrooms: number | null
  areaSqm: number | null
  /** unprefixed paths */
  pictures: readonly string[]
  /** unix seconds */
  firstSeenAt: number
  confirmedAt: number
}

const day = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10)

/** schema.org RealEstateListing of a group of listings: one home, its least asking price. */
export const listingData = (listing: DescribedListing) =>
  structuredData(
    known({
      '@type': 'RealEstateListing',
      name: listing.name,
      url: siteOrigin() + listing.path,
      datePosted: day(listing.firstSeenAt),
      dateModified: day(listing.confirmedAt),
      image: listing.pictures.length > 0 ? listing.pictures.map((path) => siteOrigin() + path) : null,
      offers: offerOf(listing),
      mainEntity: known({
        '@type': listing.typeGroup === 'private-land' ? 'House' : listing.activity === 'room' ? 'Room' : 'Apartment',
        address: addressOf(listing),
        geo: geoOf(listing),
        numberOfBedrooms: listing.bedrooms,
        numberOfBathroomsTotal: listing.bathrooms,
        floorSize: listing.areaSqm === null ? null : { '@type': 'QuantitativeValue', value: listing.areaSqm, unitCode: 'MTK' },
      }),
    }),
  )

function offerOf({ activity, price, currency, isLive, isUnderOffer }: DescribedListing): Data {
  const monthly = { '@type': 'UnitPriceSpecification', price, priceCurrency: currency, unitCode: 'MON' }
  return known({
    '@type': 'Offer',
    price,
    priceCurrency: price === null ? null : currency,
    priceSpecification: activity === 'sale' || price === null ? null : monthly,
    businessFunction: `http://purl.org/goodrelations/v1#${activity === 'sale' ? 'Sell' : 'LeaseOut'}`,
    availability: `https://schema.org/${isLive ? (isUnderOffer ? 'LimitedAvailability' : 'InStock') : 'SoldOut'}`,
  })
}
