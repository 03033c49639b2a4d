import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DEFAULT_COUNTRY } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { pageHead } from '#session/page-head.ts'
import { organizationData } from '#session/structured-data.ts'

/** Title and description of the home page of a market. */
export function homeHead(i18n: I18n, country: CountryCode) {
  const market = countryName(i18n, country)
  const head = pageHead({
    title: i18n._(msg`What is it worth, and why – ${market}`),
    description: i18n._(
      msg`Home prices in ${market}: every sale with its date, estimates with their range and evidence, on the map and street by street.`,
    ),
    path: country === DEFAULT_COUNTRY ? '/' : `/?countryCode=${country}`,
  })
  return { ...head, meta: [...head.meta, organizationData()] }
}
