import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TransactionListQuery } from '#graphql/generated/graphql.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import { yearsToOffer } from './deals-request.ts'
import type { DealsSearch } from './search.ts'

interface DealsFiltersProps {
  project: NonNullable<TransactionListQuery['project']>
  market: TransactionListQuery['market']
  search: DealsSearch
}

interface ChoicesProps {
  label: string
  search: DealsSearch
  choices: readonly { key: string; on: boolean; change: Partial<DealsSearch>; word: ReactNode }[]
}

/** One row of links of which one is on; a change begins at the first page again. */
const Choices = ({ label, search, choices }: ChoicesProps) => (
  <nav aria-label={label} className="flex flex-wrap items-center gap-2">
    <span aria-hidden="true" className="w-16 text-sm text-ink-3">
      {label}
    </span>
    {choices.map(({ key, on, change, word }) => (
      <ChipLink key={key} to="/transaction-lists" search={{ ...search, page: undefined, ...change }} resetScroll={false} on={on}>
        {word}
      </ChipLink>
    ))}
  </nav>
)

const mixForUrl = (mix: string): string | number => (/^\d$/.test(mix) ? Number(mix) : mix)

/** Sales or rents, the kind of home, and the first year; each choice is an address. */
export function DealsFilters({ project, market, search }: DealsFiltersProps) {
  const { t, i18n } = useLingui()
  const { kind, mix, from } = search
  const years = yearsToOffer(market.firstMonth, market.lastMonth)
  const all = <Trans>All</Trans>
  return (
    <div className="no-print grid gap-3">
      {project.rentCount ? (
        <Choices
          label={t`Deals`}
          search={search}
          choices={[
            { key: 'sale', on: kind !== 'rent', change: { kind: undefined }, word: <Trans>Sales</Trans> },
            { key: 'rent', on: kind === 'rent', change: { kind: 'rent' }, word: <Trans>Rents</Trans> },
          ]}
        />
      ) : null}
      {project.unitMixes.length > 1 ? (
        <Choices
          label={t`Home`}
          search={search}
          choices={[
            { key: 'all', on: mix === undefined, change: { mix: undefined }, word: all },
            ...project.unitMixes.map(({ unitMix }) => ({
              key: unitMix,
              on: String(mix) === unitMix,
              change: { mix: mixForUrl(unitMix) },
              word: unitMixWord(i18n._.bind(i18n), unitMix, project.propertyGroup),
            })),
          ]}
        />
      ) : null}
      {years.length > 0 ? (
        <Choices
          label={t`From`}
          search={search}
          choices={[
            { key: 'all', on: from === undefined, change: { from: undefined }, word: all },
            ...years.map((year) => ({ key: String(year), on: from === year, change: { from: year }, word: year })),
          ]}
        />
      ) : null}
    </div>
  )
}
