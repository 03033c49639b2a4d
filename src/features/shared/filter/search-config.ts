import { australia } from '#market/countries/au.ts'
import { hongKong } from '#market/countries/hk.ts'
import { malaysia } from '#market/countries/my.ts'
import { singapore } from '#market/countries/sg.ts'
import type { Country } from '#market/country.ts'
import { CONSTRUCTION_STATUSES, type CountryCode, FACILITIES } from '#market/vocabulary.ts'
import { BATHROOM_CHOICES, BEDROOM_CHOICES, TENURE_CHOICES } from './map-filter.ts'
import { FURNISHED_TYPES, SEARCH_TYPES, type SearchConfig, type SearchRange } from './search-ranges.ts'

/** §9: ends where the trade's questions end; an end of the slider means no limit there. */
const price = (max: number, step: number, curve: number): SearchRange => ({ min: 0, max, step, curve })
const PSF: SearchRange = { min: 0, max: 8_000, step: 10, curve: 1.6 }
const FLOOR_AREA: SearchRange = { min: 0, max: 10_000, step: 10, curve: 2.2 }
const COMPLETION: SearchRange = { min: 1950, max: 2035, step: 1, curve: 1 }
const CHANGE: SearchRange = { min: -30, max: 30, step: 1, curve: 1 }
const YIELD: SearchRange = { min: 0, max: 100, step: 1, curve: 1 }

/** What every market is asked alike; its groups and what it discloses follow from the country. */
const derived = (country: Country, salePrice: SearchRange, rentMax: number): SearchConfig => ({
  searchTypes: SEARCH_TYPES,
  areaTypes: ['district', 'city-area', country.reportAreaLevel],
  propertyGroups: country.propertyGroups,
  bedroomTypes: BEDROOM_CHOICES,
  bathroomTypes: BATHROOM_CHOICES,
  salePrice,
  salePsf: PSF,
  rentPrice: country.disclosesRent ? price(rentMax, 100, 1.6) : null,
  floorArea: FLOOR_AREA,
  completion: COMPLETION,
  change: CHANGE,
  grossYield: country.disclosesRent ? YIELD : null,
  tenures: TENURE_CHOICES,
  facilities: FACILITIES,
  constructionStatuses: CONSTRUCTION_STATUSES,
  furnishedTypes: FURNISHED_TYPES,
  launchPropertyTypes: ['condominium', 'apartment'],
  schoolRingsKm: [],
})

const SG: SearchConfig = {
  ...derived(singapore, price(100_000_000, 10_000, 4), 10_000),
  areaTypes: ['district', 'region-admin-district', 'region-admin-subdistrict', 'city-area'],
  launchPropertyTypes: ['condominium', 'apartment', 'executive-condominium', 'terrace', 'semi-detached', 'detached'],
  schoolRingsKm: [1, 2],
}

/** Hong Kong's rents have a range of their own in §9; they are shown only if the country ever discloses them. */
const HK: SearchConfig = { ...derived(hongKong, price(5_000_000_000, 100_000, 5), 100_000), areaTypes: ['district', 'neighborhood'] }

/** §9 names ranges for Singapore and Hong Kong alone; these two follow from their own configuration. */
const MY: SearchConfig = { ...derived(malaysia, price(100_000_000, 10_000, 4), 10_000), areaTypes: ['city-area', 'neighborhood'] }
const AU: SearchConfig = { ...derived(australia, price(100_000_000, 10_000, 4), 10_000), areaTypes: ['city-area', 'neighborhood'] }

/** §3 search config per country. */
export const SEARCH_CONFIGS = { SG, MY, HK, AU } satisfies Record<CountryCode, SearchConfig>
