import { type ReactNode, useId } from 'react'
import { cx } from '../class-names.ts'

interface AccordionProps {
  items: readonly { key: string; title: ReactNode; content: ReactNode }[]
  /** opening one closes the others */
  exclusive?: boolean
  /** tool: dense, for panels; reading: airy, for pages */
  size?: 'tool' | 'reading'
}

/** Sections that open without a script; all of them are open in print (print.css). */
export function Accordion({ items, exclusive = false, size = 'tool' }: AccordionProps) {
  const name = useId()
  const reading = size === 'reading'
  return (
    <div>
      {items.map(({ key, title, content }) => (
        <details key={key} id={key} name={exclusive ? name : undefined} className="expands group border-b border-line">
          <summary
            className={cx(
              'flex list-none items-start justify-between gap-6 hover:text-lagoon [&::-webkit-details-marker]:hidden',
              reading ? 'py-4' : 'py-2.5',
            )}
          >
            <h3 className={cx('max-w-[60ch] font-[560] text-pretty', reading && 'text-lg')}>{title}</h3>
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className={cx('no-print size-4 shrink-0 text-ink-3', reading ? 'mt-[5px]' : 'mt-0.5')}
            >
              <path d="M2 8h12" stroke="currentColor" strokeWidth="1.5" />
              <path d="M8 2v12" stroke="currentColor" strokeWidth="1.5" className="group-open:hidden" />
            </svg>
          </summary>
          <div className={cx('grid max-w-[72ch] text-pretty text-ink-2', reading ? 'gap-3 pb-5 text-lg' : 'gap-2 pb-3')}>{content}</div>
        </details>
      ))}
    </div>
  )
}
