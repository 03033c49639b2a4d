import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { pageNumbers } from './page-numbers.ts'

/** What a page link needs; the screen renders its own typed Link with it. */
export interface PageLink {
  page: number
  'aria-label': string
  'aria-current'?: 'page'
  className: string
  children: ReactNode
}

interface PaginationProps {
  page: number
  pageCount: number
  link: (page: PageLink) => ReactNode
}

const circle =
  'figures inline-flex size-9 items-center justify-center rounded-full border font-[560] transition-colors duration-(--duration-quick)'

/** §2.9 numbered pagination circles. Nothing when there is one page only. */
export function Pagination({ page, pageCount, link }: PaginationProps) {
  const { t } = useLingui()
  if (pageCount <= 1) return null
  const steps = pageNumbers(page, pageCount)
  return (
    <nav aria-label={t`Pages`} className="no-print flex justify-center">
      <ol className="flex flex-wrap items-center gap-1.5">
        {steps.map((step, i) => (
          <li key={step === 'gap' ? `gap-${steps[i + 1]}` : step}>
            {step === 'gap' ? (
              <span aria-hidden="true" className="inline-flex w-5 justify-center text-ink-3">
                …
              </span>
            ) : (
              link({
                page: step,
                'aria-label': t`Page ${step}`,
                'aria-current': step === page ? 'page' : undefined,
                className: cx(
                  circle,
                  step === page ? 'border-ink bg-ink text-paper' : 'border-line bg-sheet text-ink-2 hover:border-ink-3 hover:text-ink',
                ),
                children: step,
              })
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
