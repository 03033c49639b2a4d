import type { CountryCode } from '#market/vocabulary.ts'

/** The place around which the home page names stations: Raffles Place, KLCC, Central, Town Hall. Degrees. */
const CITY_CENTRES = {
  SG: { lat: 1.2841, lng: 103.8515 },
  MY: { lat: 3.1579, lng: 101.7116 },
  HK: { lat: 22.282, lng: 114.1581 },
  AU: { lat: -33.8736, lng: 151.2069 },
} as const satisfies Record<CountryCode, { lat: number; lng: number }>

/** About as far as one walks or rides two stops in a city. */
const RADIUS_METRES = 3_000

/** The circle in which a market's stations are asked for. */
export const cityCentre = (country: CountryCode) => ({ ...CITY_CENTRES[country], radiusMetres: RADIUS_METRES })
