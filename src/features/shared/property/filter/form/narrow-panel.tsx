import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface NarrowPanelProps {
  /** how many choices narrow the results */
  chosen: number
  /** it opens by itself on a narrow screen: something in it is wrong */
  isOpen: boolean
  children: ReactNode
}

/** What narrows the results, beside them or, on a narrow screen, behind one line above them. */
export function NarrowPanel({ chosen, isOpen, children }: NarrowPanelProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Narrow the results`} data-facets className="no-print">
      <details open={isOpen} className="group lg:details-content:block lg:details-content:[content-visibility:visible]">
        <summary className="flex h-11 cursor-pointer list-none items-center justify-between gap-3 rounded border border-line bg-sheet px-4 font-[560] lg:hidden [&::-webkit-details-marker]:hidden">
          {chosen > 0 ? (
            <Plural value={chosen} one="Narrowed by # choice" other="Narrowed by # choices" />
          ) : (
            <Trans>Narrow the results</Trans>
          )}
          <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 text-ink-3 transition-transform group-open:rotate-180">
            <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 sm:max-lg:grid-cols-2 lg:gap-7 lg:pt-0">{children}</div>
      </details>
    </nav>
  )
}
