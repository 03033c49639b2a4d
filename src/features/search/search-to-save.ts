import type { I18n } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import type { CountryCode } from '#market/vocabulary.ts'
import type { SearchToSave } from '#property/search/page-to-save.ts'
import { countryName } from '#session/country-name.ts'
import { resultsFilter } from './results-request.ts'
import { type ResultsSearch, resultsSearch } from './search.ts'

/** The results as an address that is the same for the same question, from their first page on. */
export function toSave(router: AnyRouter, i18n: I18n, { country, search }: { country: CountryCode; search: ResultsSearch }): SearchToSave {
  const { searchStr } = router.buildLocation({
    to: '/search',
    search: { countryCode: country, ...v.parse(resultsSearch, search), page: undefined },
  })
  const name = String(search.q ?? search.street ?? countryName(i18n, country))
  return { country, name, path: '/search', search: searchStr, filter: resultsFilter(search) }
}
