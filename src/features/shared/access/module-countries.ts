import type { CountryCode } from '#market/vocabulary.ts'

type Open = Readonly<Record<CountryCode, boolean>>

const everywhere: Open = { SG: true, MY: true, HK: true, AU: true }

/** §6: the countries in which each module is open. Modules that §6 does not name are open in all countries. */
export const MODULE_COUNTRIES = {
  realAgent: { SG: true, MY: true, HK: true, AU: false },
  realListing: { SG: true, MY: false, HK: false, AU: false },
  real360: { SG: true, MY: true, HK: true, AU: true },
  realValue: { SG: true, MY: true, HK: true, AU: false },
  'realValue/book-a-valuation': { SG: true, MY: false, HK: false, AU: false },
  'realValue/faq': { SG: true, MY: false, HK: false, AU: false },
  report: { SG: true, MY: true, HK: true, AU: false },
  'realValue/calculators': everywhere,
  home: everywhere,
  'about-us': everywhere,
  map: everywhere,
  land: everywhere,
  search: everywhere,
  idx: everywhere,
  share: everywhere,
  user: everywhere,
  realLaunch: everywhere,
  scheduler: everywhere,
  'transaction-lists': everywhere,
} satisfies Record<string, Open>

export type Module = keyof typeof MODULE_COUNTRIES

export const isModuleOpen = (module: Module, country: CountryCode): boolean => MODULE_COUNTRIES[module][country]
