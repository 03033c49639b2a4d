import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** About as far as one walks or rides two stops in a city. */
const RADIUS_METRES = 3_000

/** The circle in which a market's stations are asked for. */
export const cityCentre = (country: CountryCode) => ({ ...COUNTRIES[country].cityCentre, radiusMetres: RADIUS_METRES })
