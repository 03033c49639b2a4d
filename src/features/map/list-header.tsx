import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import type { useSheet } from './use-sheet.ts'

interface ListHeaderProps {
  country: CountryCode
  /** null: not known yet */
  total: number | null
  /** true: the list is the whole country's, not only the map's view */
  isWhole: boolean
  note: ReactNode
  sheet: ReturnType<typeof useSheet>
  filterCount: number
  filterButton: RefObject<HTMLButtonElement | null>
  onFilter: () => void
  /** the late tools of the list */
  children: ReactNode
}

/** Where we are and how many projects that is. On phones it carries the handle of the sheet. */
export function ListHeader({ country, total, isWhole, note, sheet, filterCount, filterButton, onFilter, children }: ListHeaderProps) {
  const { i18n, t } = useLingui()
  const place = new Intl.DisplayNames([i18n.locale], { type: 'region', style: 'short' }).of(country) ?? country
  return (
    <header className="relative border-b border-line px-5 pt-4 pb-3 max-lg:pt-5">
      <button
        type="button"
        aria-expanded={sheet.isOpen}
        aria-label={sheet.isOpen ? t`Make the list smaller` : t`Make the list larger`}
        onClick={sheet.toggle}
        {...sheet.handle}
        className="touch-none absolute inset-x-0 top-0 grid h-6 place-items-center lg:hidden"
      >
        <span className="h-1 w-9 rounded-full bg-line" />
      </button>
      <div className="flex items-baseline justify-between gap-3">
        <h1 className="title text-xl">
          <Trans>Homes in {place}</Trans>
        </h1>
        {note}
      </div>
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <p className="figures text-ink-2" aria-live="polite" data-total={total ?? undefined}>
          {total === null ? null : isWhole ? (
            <Plural value={total} one="# project" other="# projects" />
          ) : (
            <Plural value={total} one="# project in this view" other="# projects in this view" />
          )}
        </p>
        <Button ref={filterButton} size="small" onClick={onFilter}>
          <Trans>Filters</Trans>
          {filterCount > 0 ? <span className="figures text-lagoon">{filterCount}</span> : null}
        </Button>
      </div>
      <div className="mt-1.5 min-h-8">{children}</div>
    </header>
  )
}
