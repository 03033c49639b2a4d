import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DEFAULT_COUNTRY } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { pageHead } from '#session/page-head.ts'
import { breadcrumbData } from '#session/structured-data.ts'

export function landsHead(i18n: I18n, country: CountryCode) {
  const market = countryName(i18n, country)
  return pageHead({
    title: i18n._(msg`Land for building in ${market}`),
    description: i18n._(msg`Sites in ${market} that are sold for building: tenders, awards and the price for each square foot of floor.`),
    path: country === DEFAULT_COUNTRY ? '/land' : `/land?countryCode=${country}`,
  })
}

export function landHead(i18n: I18n, { countryCode, landKey }: { countryCode: string; landKey: string }, name: string | undefined) {
  const title = name ?? i18n._(msg`Land for building`)
  const path = `/land/${countryCode}/${landKey}`
  const head = pageHead({
    title,
    description: i18n._(msg`${title}: the tender, the award, the price, and launches and sales around the site.`),
    path,
  })
  const trail = [
    { name: i18n._(msg({ message: 'Home', context: 'first page' })), path: '/' },
    { name: i18n._(msg`Land for building`), path: `/land?countryCode=${countryCode}` },
    { name: title, path },
  ]
  return { ...head, meta: [...head.meta, breadcrumbData(trail)] }
}
