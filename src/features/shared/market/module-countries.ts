import { COUNTRY_CODES, type CountryCode } from './vocabulary.ts'

/** What a country needs to be in the list: its pages of projects, found on the map or by a search. */
const LEAST = ['home', 'about-us', 'map', 'search'] as const

/** §6: modules that it does not name are open in all markets of §9. */
const USUAL = [
  ...LEAST,
  ...(['land', 'idx', 'share', 'user', 'realLaunch', 'scheduler', 'transaction-lists', 'real360', 'realValue/calculators'] as const),
] as const

/** §6: the modules that are open in each country. A table of a module has rows for these countries and for no other. */
export const OPEN_MODULES = {
  SG: [...USUAL, 'realAgent', 'realListing', 'realValue', 'realValue/book-a-valuation', 'realValue/faq', 'report'],
  MY: [...USUAL, 'realAgent', 'realValue', 'report'],
  HK: [...USUAL, 'realAgent', 'realValue', 'report'],
  AU: USUAL,
} as const satisfies Record<CountryCode, readonly string[]>

/** None where the row is missing, so that the row alone is named and not each table of each module. */
type ModulesOf<Country extends CountryCode> = Country extends keyof typeof OPEN_MODULES ? (typeof OPEN_MODULES)[Country][number] : never

export type Module = ModulesOf<CountryCode>

/** The countries in which a module is open; of several modules, those that have one of them. */
export type CountryWith<Of extends Module> = {
  [Country in CountryCode]: Of extends ModulesOf<Country> ? Country : never
}[CountryCode]

/** Whether a module is open in a country. */
export const isModuleOpen = <Of extends Module>(module: Of, country: CountryCode): country is CountryWith<Of> =>
  OPEN_MODULES[country].some((open) => open === module)

/** The countries in which a module is open, in the order of the vocabulary. */
export const countriesWith = <Of extends Module>(module: Of): CountryWith<Of>[] =>
  COUNTRY_CODES.filter((country) => isModuleOpen(module, country))

/** A module was asked for what it has for its countries, in a country where it is closed. */
export class ModuleClosed extends Error {}

/**
 * The country, known as one in which the module is open: the border behind which the tables of the module have a row for it. The guard of pages lets
 * nobody through to a closed module, so it throws only where something else leads there.
 */
export function inModule<Of extends Module>(module: Of, country: CountryCode): CountryWith<Of> {
  if (isModuleOpen(module, country)) return country
  throw new ModuleClosed(`${module} is closed in ${country}`)
}
