import { Plural, Trans } from '@lingui/react/macro'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ResultsSearch } from './search.ts'

/** "38 projects within 1 km of Bishan MRT": how many, and of what. */
export function TotalInWords({ total, search, country }: { total: number; search: ResultsSearch; country: CountryCode }) {
  const count = <Plural value={total} one="# project" other="# projects" />
  const place = search.q ?? search.street
  const market = COUNTRIES[country].label
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
