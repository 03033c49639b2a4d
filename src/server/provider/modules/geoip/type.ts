import { builder } from '../../builder.ts'
import type { ClientPlace } from '../../client-place.ts'

/** A place by its code and a name in the caller's language. */
interface NamedPlace {
  code: string
  name: string
}

const CONTINENTS: Readonly<Record<string, string>> = {
  AF: 'Africa',
  AN: 'Antarctica',
  AS: 'Asia',
  EU: 'Europe',
  NA: 'North America',
  OC: 'Oceania',
  SA: 'South America',
}

/** The country's name in a language as the Language header writes it ("zh_hk"); its code where the language or the code is unknown. */
function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language.replace('_', '-'), 'en'], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

const GeoipContinentRef = builder.objectRef<NamedPlace>('GeoipContinent').implement({
  fields: (t) => ({ code: t.exposeString('code'), name: t.exposeString('name') }),
})

const GeoipRegionRef = builder.objectRef<NamedPlace>('GeoipRegion').implement({
  description: 'A country or a part of one.',
  fields: (t) => ({ isoCode: t.exposeString('code'), name: t.exposeString('name') }),
})

const GeoipRef = builder.objectRef<ClientPlace>('Geoip').implement({
  fields: (t) => ({
    latitude: t.exposeFloat('latitude', { nullable: true }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
    accuracyRadius: t.int({ nullable: true, description: 'Kilometres; null, as the platform does not say.', resolve: () => null }),
    continent: t.field({
      type: GeoipContinentRef,
      nullable: true,
      resolve: ({ continentCode: code }) => (code === null ? null : { code, name: CONTINENTS[code] ?? code }),
    }),
    country: t.field({
      type: GeoipRegionRef,
      nullable: true,
      resolve: ({ countryCode: code }, _, { language }) => (code === null ? null : { code, name: countryName(code, language) }),
    }),
    subdivisions: t.field({
      type: [GeoipRegionRef],
      description: 'From the larger to the smaller, two at most; the platform knows one.',
      resolve: ({ regionCode, regionName }) =>
        regionCode || regionName ? [{ code: regionCode ?? '', name: regionName ?? regionCode ?? '' }] : [],
    }),
    city: t.exposeString('city', { nullable: true }),
  }),
})

export const GeoipAnswerRef = builder.objectRef<{ place: ClientPlace | null }>('GeoipAnswer').implement({
  fields: (t) => ({
    success: t.boolean({ resolve: ({ place }) => place !== null }),
    geoip: t.field({ type: GeoipRef, nullable: true, resolve: ({ place }) => place }),
  }),
})
