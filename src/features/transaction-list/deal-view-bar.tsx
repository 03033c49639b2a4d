import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ChipLink } from '#ui/form/chip.tsx'
import { chosenColumns, columnsText, type ShownColumn } from './deal-columns.tsx'
import { DEAL_COLUMNS, type DealColumn, type DealsPath, type DealsSearch } from './search.ts'

interface ViewProps {
  path: DealsPath
  search: DealsSearch
}

interface ViewLinksProps extends ViewProps {
  label: string
  choices: readonly { key: string; on: boolean; change: Partial<DealsSearch>; word: ReactNode }[]
}

/** One row of links of which one is on; a change begins at the first row again. */
const ViewLinks = ({ path, search, label, choices }: ViewLinksProps) => (
  <nav aria-label={label} className="flex flex-wrap items-center gap-2">
    <span aria-hidden="true" className="w-16 text-sm text-ink-3">
      {label}
    </span>
    {choices.map(({ key, on, change, word }) => (
      <ChipLink
        key={key}
        to={path}
        search={{ ...search, after: undefined, start: undefined, ...change }}
        preload={false}
        resetScroll={false}
        on={on}
      >
        {word}
      </ChipLink>
    ))}
  </nav>
)

/** How a list is looked at: its rows or groups, and its chart. */
export function DealViewBar({ path, search }: ViewProps) {
  const { t } = useLingui()
  const { by, chart } = search
  const group = (key: NonNullable<DealsSearch['by']>, word: string) => ({ key, on: by === key, change: { by: key }, word })
  const picture = (key: NonNullable<DealsSearch['chart']>, word: string) => ({
    key,
    on: chart === key,
    change: { chart: chart === key ? undefined : key },
    word,
  })
  return (
    <div className="no-print grid gap-2">
      <ViewLinks
        path={path}
        search={search}
        label={t`Show`}
        choices={[
          { key: 'rows', on: by === undefined, change: { by: undefined }, word: t`Each deal` },
          group('project', t`By project`),
          group('month', t`By month`),
          group('unit-mix', t`By home`),
        ]}
      />
      <ViewLinks
        path={path}
        search={search}
        label={t`Chart`}
        choices={[
          picture('month', t`Months`),
          picture('psf', t`Spread`),
          picture('floor', t`Floors`),
          picture('size', t`Sizes`),
          picture('scatter', t`Price by size`),
        ]}
      />
    </div>
  )
}

/** Which columns the table has, and in which order; each choice is an address. */
export function ColumnChoice({ path, search, all }: ViewProps & { all: Record<DealColumn, ShownColumn> }) {
  const { t } = useLingui()
  const chosen = chosenColumns(search)
  const movable = chosen.slice(1)
  const earlier = (column: DealColumn): DealColumn[] => {
    const at = chosen.indexOf(column)
    return chosen.with(at - 1, column).with(at, chosen[at - 1] ?? column)
  }
  return (
    <details className="no-print hidden text-sm sm:block">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-ink-2 underline decoration-line underline-offset-4 hover:text-ink">
        <Trans>Columns</Trans>
      </summary>
      <div className="grid gap-2 pt-2">
        <ViewLinks
          path={path}
          search={search}
          label={t`Shown`}
          choices={DEAL_COLUMNS.filter((column) => column !== 'month').map((column) => ({
            key: column,
            on: chosen.includes(column),
            change: {
              cols: columnsText(chosen.includes(column) ? chosen.filter((one) => one !== column) : [...chosen, column], search),
            },
            word: all[column].header,
          }))}
        />
        {movable.length > 1 ? (
          <ViewLinks
            path={path}
            search={search}
            label={t`Earlier`}
            choices={movable.slice(1).map((column) => ({
              key: column,
              on: false,
              change: { cols: columnsText(earlier(column), search) },
              word: `← ${all[column].header}`,
            }))}
          />
        ) : null}
      </div>
    </details>
  )
}
