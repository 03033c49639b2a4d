import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hasPostalCodes } from '#filter/search-config.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { pageHead } from '#session/page-head.ts'
import type { ResultsSearch } from '../search.ts'

/** Title and description of the search screen; every search shares one canonical address per market. */
export function searchHead(i18n: I18n, country: CountryCode, { q }: ResultsSearch) {
  const market = countryName(i18n, country)
  return pageHead({
    title: q === undefined ? i18n._(msg`Search homes in ${market}`) : i18n._(msg`${q} – homes in ${market}`),
    description: i18n._(
      hasPostalCodes(country)
        ? msg`Projects, streets, postal codes, stations and schools in ${market}, with last sale, median price and 12-month change.`
        : msg`Projects, streets, stations and schools in ${market}, with last sale, median price and 12-month change.`,
    ),
    path: `/search?countryCode=${country}`,
  })
}
