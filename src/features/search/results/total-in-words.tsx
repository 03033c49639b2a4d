import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import type { ResultsSearch } from '../search.ts'

/** The number of results and what they are: "38 projects within 1 km of Bishan MRT". */
export function TotalInWords({ total, search, country }: { total: number; search: ResultsSearch; country: CountryCode }) {
  const { i18n } = useLingui()
  const count = <Plural value={total} one="# project" other="# projects" />
  const place = search.q ?? search.street
  const market = countryName(i18n, country)
  if (place === undefined)
    return (
      <Trans>
        {count} in {market}
      </Trans>
    )
  if (search.near !== undefined)
    return (
      <Trans>
        {count} within 1 km of {place}
      </Trans>
    )
  if (search.areaId !== undefined)
    return (
      <Trans>
        {count} in {place}
      </Trans>
    )
  if (search.street !== undefined)
    return (
      <Trans>
        {count} along {place}
      </Trans>
    )
  return (
    <Trans>
      {count} for “{place}”
    </Trans>
  )
}
