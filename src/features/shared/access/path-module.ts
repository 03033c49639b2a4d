import { parseCountryCode } from '#market/countries.ts'
import { isModuleOpen, type Module } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { isUnder, nearestAbove, segmentsOf } from './path-pattern.ts'

/** The paths of each module. Every path below one of them belongs to the module too. */
const MODULE_PATHS: Readonly<Record<string, Module>> = {
  '/about-us': 'about-us',
  '/book': 'scheduler',
  '/booking': 'scheduler',
  '/open-house': 'scheduler',
  '/proposed-times': 'scheduler',
  '/idx': 'idx',
  '/land': 'land',
  '/listing': 'user',
  '/map': 'map',
  '/plugin/report-property': 'report',
  '/plugins/realAgent': 'realAgent',
  '/real360': 'real360',
  '/realAgent': 'realAgent',
  '/realLaunch': 'realLaunch',
  '/realListing': 'realListing',
  '/realValue': 'realValue',
  '/realValue/book-a-valuation': 'realValue/book-a-valuation',
  '/realValue/calculators': 'realValue/calculators',
  '/realValue/faq': 'realValue/faq',
  '/realValue-savills': 'realValue',
  '/report': 'report',
  '/scheduler': 'scheduler',
  '/search': 'search',
  '/share': 'share',
  '/smartplan': 'realAgent',
  '/temp/real360': 'real360',
  '/transaction-lists': 'transaction-lists',
  '/user': 'user',
  '/user/homes': 'report',
  // letters are stopped from everywhere
  '/user/homes/stop': 'user',
  '/user/subaccount/realListing': 'realListing',
  '/user/subaccount/realValue': 'realValue',
  '/user/subaccount/realValue/book-a-valuation': 'realValue/book-a-valuation',
  '/user/subaccount/realValue/faq': 'realValue/faq',
}

const nearestModule = nearestAbove(MODULE_PATHS)

/** The module of an unprefixed path; null when no module has such a path: the router answers 404. */
export const moduleOf = (pathname: string): Module | null => (segmentsOf(pathname).length === 0 ? 'home' : nearestModule(pathname))

const COUNTRY_PREFIXES = [
  '/report/$reportKey/project/$countryCode',
  '/report/$reportKey/phase/$countryCode',
  '/realListing/project/$countryCode',
  '/realLaunch/project/$countryCode',
  '/idx/$agentId/listings/project/$countryCode',
  '/share/$agentNumber/project/$countryCode',
  '/land/$countryCode',
] as const

/** §4: the country is resolved from the route where the route names one: the {countryCode} of reports, launches, listings and share pages. */
export function countryOfPath(pathname: string): CountryCode | null {
  const prefix = COUNTRY_PREFIXES.find((candidate) => isUnder(pathname, candidate))
  return prefix ? parseCountryCode(segmentsOf(pathname)[segmentsOf(prefix).length - 1]) : null
}

/** §6: whether the page may be shown in the country. A path that no module has is not refused here: it is a 404. */
export function isPathOpen(pathname: string, country: CountryCode): boolean {
  const module = moduleOf(pathname)
  return module === null || isModuleOpen(module, country)
}
