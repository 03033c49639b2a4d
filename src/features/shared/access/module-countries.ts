import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'

/** §6: the countries each module is open in. Modules that §6 does not name are open in all four. */
export const MODULE_COUNTRIES = {
  realAgent: ['SG', 'HK', 'MY'],
  realListing: ['SG'],
  real360: ['SG', 'MY', 'HK', 'AU'],
  realValue: ['SG', 'HK', 'MY'],
  'realValue/book-a-valuation': ['SG'],
  'realValue/faq': ['SG'],
  report: ['SG', 'HK', 'MY'],
  'realValue/calculators': COUNTRY_CODES,
  home: COUNTRY_CODES,
  'about-us': COUNTRY_CODES,
  map: COUNTRY_CODES,
  search: COUNTRY_CODES,
  idx: COUNTRY_CODES,
  share: COUNTRY_CODES,
  user: COUNTRY_CODES,
  realLaunch: COUNTRY_CODES,
  scheduler: COUNTRY_CODES,
  'transaction-lists': COUNTRY_CODES,
} as const satisfies Record<string, readonly CountryCode[]>

export type Module = keyof typeof MODULE_COUNTRIES

export const isModuleOpen = (module: Module, country: CountryCode): boolean =>
  (MODULE_COUNTRIES[module] as readonly CountryCode[]).includes(country)
