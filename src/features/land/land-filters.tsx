import { Trans, useLingui } from '@lingui/react/macro'
import { keysOf } from '#lib/records.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { LAND_ACTIVITIES } from '#market/vocabulary.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import { landActivityWords, landStatusWords, landUseWord } from './land-words.ts'
import type { LandSearch } from './search.ts'

interface LandFiltersProps {
  country: CountryCode
  search: LandSearch
  uses: readonly string[]
}

interface RowProps<Value extends string> {
  label: string
  values: readonly Value[]
  chosen: Value | undefined
  word: (value: Value) => string
  link: (value: Value | undefined) => LandSearch
  country: CountryCode
}

/** One row of links of which one is on; a change begins at the first page again. */
function Row<Value extends string>({ label, values, chosen, word, link, country }: RowProps<Value>) {
  const to = (value: Value | undefined) =>
    ({ to: '/land', search: { countryCode: country, ...link(value) }, resetScroll: false, on: value === chosen }) as const
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="w-20 text-sm text-ink-3">
        {label}
      </span>
      <ChipLink {...to(undefined)}>
        <Trans>All</Trans>
      </ChipLink>
      {values.map((value) => (
        <ChipLink key={value} {...to(value)}>
          {word(value)}
        </ChipLink>
      ))}
    </nav>
  )
}

/** Status, kind of sale and use; each choice is an address. */
export function LandFilters({ country, search, uses }: LandFiltersProps) {
  const { i18n, t } = useLingui()
  return (
    <div className="no-print grid gap-3">
      <Row
        label={t`Status`}
        values={keysOf(landStatusWords)}
        chosen={search.status}
        country={country}
        word={(value) => i18n._(landStatusWords[value])}
        link={(status) => ({ ...search, status, page: 1 })}
      />
      <Row
        label={t`Sold by`}
        values={LAND_ACTIVITIES}
        chosen={search.activity}
        country={country}
        word={(value) => i18n._(landActivityWords[value])}
        link={(activity) => ({ ...search, activity, page: 1 })}
      />
      {uses.length > 1 || search.landUse !== undefined ? (
        <Row
          label={t`Use`}
          values={uses}
          chosen={search.landUse}
          country={country}
          word={(value) => landUseWord(i18n, value)}
          link={(landUse) => ({ ...search, landUse, page: 1 })}
        />
      ) : null}
    </div>
  )
}
