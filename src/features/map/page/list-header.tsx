import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'

interface ListHeaderProps {
  country: CountryCode
  /** null: not known yet */
  total: number | null
  /** true: the list is the whole country's, not only the map's view */
  isWhole: boolean
  /** listed homes of the country without a known position */
  unplaced: number
  note: ReactNode
  filterCount: number
  filterButton: RefObject<HTMLButtonElement | null>
  onFilter: () => void
  /** the late tools of the list */
  children: ReactNode
}

/** Where we are and how many projects that is. On phones it is the upper edge of the sheet, which the late tools move. */
export function ListHeader({ country, total, isWhole, unplaced, note, filterCount, filterButton, onFilter, children }: ListHeaderProps) {
  const { i18n } = useLingui()
  useEarlyPress(filterButton, onFilter)
  const place = new Intl.DisplayNames([i18n.locale], { type: 'region', style: 'short' }).of(country) ?? country
  return (
    <header className="relative border-b border-line px-5 pt-4 pb-3 max-lg:pt-5 max-lg:pb-2">
      <span className="absolute inset-x-0 top-2.5 mx-auto h-1 w-9 rounded-full bg-line lg:hidden" />
      <div className="flex items-baseline justify-between gap-3 max-lg:justify-start max-lg:pe-20">
        <h1 className="title text-xl max-lg:sr-only">
          <Trans>Homes in {place}</Trans>
        </h1>
        {note}
      </div>
      <div className="flex items-center justify-between gap-3 lg:mt-1.5">
        <p className="figures text-ink-2" aria-live="polite" data-total={total ?? undefined}>
          {total === null ? null : isWhole ? (
            <Plural value={total} one="# project" other="# projects" />
          ) : (
            <Plural value={total} one="# project in this view" other="# projects in this view" />
          )}
        </p>
        <Button ref={filterButton} size="small" data-early="" onClick={onFilter}>
          <Trans>Filters</Trans>
          {filterCount > 0 ? <span className="figures text-lagoon">{filterCount}</span> : null}
        </Button>
      </div>
      {unplaced > 0 && isWhole && filterCount === 0 && total !== null && total > 0 ? (
        <p className="text-sm text-ink-3">
          <Plural
            value={unplaced}
            one="# project is not on the map: its position is not known"
            other="# projects are not on the map: position not known"
          />
        </p>
      ) : null}
      <div className="lg:mt-1.5 lg:min-h-8">{children}</div>
    </header>
  )
}
