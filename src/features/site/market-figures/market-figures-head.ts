import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DEFAULT_COUNTRY } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { pageHead } from '#session/page-head.ts'
import { datasetData } from '#session/structured-data.ts'

/** Title and description of the figures of a market. The classes of homes are one page for search engines. */
export function marketFiguresHead(i18n: I18n, country: CountryCode) {
  const market = countryName(i18n, country)
  const name = i18n._(msg`Market figures of ${market}`)
  const description = i18n._(
    msg`Prices and rents of homes in ${market} over time: official figures where an authority publishes them, and what recorded sales tell, each with its period and source.`,
  )
  const path = country === DEFAULT_COUNTRY ? '/market-figures' : `/market-figures?countryCode=${country}`
  const head = pageHead({ title: name, description, path })
  return { ...head, meta: [...head.meta, datasetData({ name, description, path, country })] }
}
