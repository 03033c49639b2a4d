import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnyRouter } from '@tanstack/react-router'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { LimitPlaces } from '#property/filter/use-limit-words.ts'
import type { SearchToSave } from '#property/search/page-to-save.ts'
import { countryName } from '#session/country-name.ts'
import { limitsOf } from '../results-limits.ts'
import { resultsFilter } from '../results-request.ts'
import { parseResultsSearch, type ResultsSearch } from '../search.ts'

interface Saved {
  country: CountryCode
  search: ResultsSearch
  names: LimitPlaces
}

/** "Within 10 minutes of Bishan station"; null without such a filter, or where the station is not known. */
function travelTimeInWords(i18n: I18n, { country, search, names }: Saved): string | null {
  const { reach } = limitsOf(search, country).places
  if (!reach || !names.reach) return null
  const [minutes, name] = [reach.minutes, localName(i18n, { name: names.reach.name, nameLocal: names.reach.nameLocal ?? null })]
  return i18n._(msg`Within ${minutes} minutes of ${name} station`)
}

/** The results as an address that is the same for the same question, from their first page on. */
export function toSave(router: AnyRouter, i18n: I18n, { country, search, names }: Saved): SearchToSave {
  const { searchStr } = router.buildLocation({
    to: '/search',
    search: { countryCode: country, ...parseResultsSearch(search), page: undefined },
  })
  const place =
    search.q ?? search.street ?? travelTimeInWords(i18n, { country, search, names }) ?? names.school?.name ?? countryName(i18n, country)
  return { country, name: String(place), path: '/search', search: searchStr, filter: resultsFilter(search, country) }
}
