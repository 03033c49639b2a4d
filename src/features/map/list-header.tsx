import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'

interface ListHeaderProps {
  country: CountryCode
  /** null: not known yet */
  total: number | null
  /** true: the list is the whole country's, not only the map's view */
  isWhole: boolean
  note: ReactNode
  isOpen: boolean
  onOpen: () => void
}

/** Where we are and how many projects that is. On phones it carries the handle of the sheet. */
export function ListHeader({ country, total, isWhole, note, isOpen, onOpen }: ListHeaderProps) {
  const { i18n, t } = useLingui()
  const place = new Intl.DisplayNames([i18n.locale], { type: 'region', style: 'short' }).of(country) ?? country
  return (
    <header className="relative border-b border-line px-5 pt-4 pb-3 max-lg:pt-5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={isOpen ? t`Make the list smaller` : t`Make the list larger`}
        onClick={onOpen}
        className="absolute inset-x-0 top-0 grid h-6 place-items-center lg:hidden"
      >
        <span className="h-1 w-9 rounded-full bg-line" />
      </button>
      <div className="flex items-baseline justify-between gap-3">
        <h1 className="title text-xl">
          <Trans>Homes in {place}</Trans>
        </h1>
        {note}
      </div>
      <p className="figures mt-0.5 text-ink-2" aria-live="polite">
        {total === null ? null : isWhole ? (
          <Plural value={total} one="# project, most traded first" other="# projects, most traded first" />
        ) : (
          <Plural value={total} one="# project in this view, most traded first" other="# projects in this view, most traded first" />
        )}
      </p>
    </header>
  )
}
