import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DEFAULT_COUNTRY } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { pageHead } from '#session/page-head.ts'

export function calculatorsHead(i18n: I18n, country: CountryCode) {
  const market = countryName(i18n, country)
  return pageHead({
    title: i18n._(msg`Stamp duty and home loan calculators for ${market}`),
    description: i18n._(
      msg`What buying, selling, borrowing for and letting a home in ${market} costs, line by line, by official tables with date and source.`,
    ),
    path: country === DEFAULT_COUNTRY ? '/realValue/calculators' : `/realValue/calculators?countryCode=${country}`,
  })
}
