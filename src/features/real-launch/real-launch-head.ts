import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DEFAULT_COUNTRY } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { pageHead } from '#session/page-head.ts'

export function realLaunchHead(i18n: I18n, country: CountryCode) {
  const market = countryName(i18n, country)
  return pageHead({
    title: i18n._(msg`New projects in ${market}`),
    description: i18n._(
      msg`Homes in ${market} that are planned or being built: completion, tenure, units left and the prices paid so far.`,
    ),
    path: country === DEFAULT_COUNTRY ? '/realLaunch' : `/realLaunch?countryCode=${country}`,
  })
}
