import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DEFAULT_COUNTRY } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { pageHead } from '#session/page-head.ts'

/** Title and description of the sources of a market. */
export function dataSourcesHead(i18n: I18n, country: CountryCode) {
  const market = countryName(i18n, country)
  return pageHead({
    title: i18n._(msg`Data sources of ${market}`),
    description: i18n._(
      msg`Where the figures of ${market} come from: each source with its publisher, licence and months, and how many of its rows were read and refused.`,
    ),
    path: country === DEFAULT_COUNTRY ? '/data-sources' : `/data-sources?countryCode=${country}`,
  })
}
