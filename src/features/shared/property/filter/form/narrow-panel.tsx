import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'

interface NarrowPanelProps {
  /** how many choices narrow the results */
  chosen: number
  /** it opens by itself on a narrow screen: something in it is wrong */
  isOpen: boolean
  children: ReactNode
}

/** What narrows the results, beside them or, on a narrow screen, behind one button in the bar above them; open it takes a line of its own. */
export function NarrowPanel({ chosen, isOpen, children }: NarrowPanelProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Narrow the results`} data-facets className="no-print max-lg:has-[>[open]]:basis-full">
      <details open={isOpen} className="group lg:details-content:block lg:details-content:[content-visibility:visible]">
        <FiltersSummary chosen={chosen} className="lg:hidden" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 sm:max-lg:grid-cols-2 lg:gap-7 lg:pt-0">{children}</div>
      </details>
    </nav>
  )
}

/** The button of a `details` in class "group" that holds the filters on a narrow screen, with their number. */
export function FiltersSummary({ chosen, className }: { chosen: number; className: string }) {
  const { i18n } = useLingui()
  return (
    <summary
      className={cx(
        'flex h-9 w-fit cursor-pointer list-none items-center gap-2 rounded border border-field-line bg-sheet px-2.5 font-[560] sm:px-3 [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      <Trans>Filters</Trans>
      {chosen > 0 ? <span className="figures text-lagoon">{i18n.number(chosen)}</span> : null}
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 text-ink-3 transition-transform group-open:rotate-180">
        <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </summary>
  )
}
