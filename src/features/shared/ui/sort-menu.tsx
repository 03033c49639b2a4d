import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

interface SortMenuProps {
  /** "Sorted by" */
  label: string
  /** the order in force */
  current: ReactNode
  /** of menus of which one is open at a time */
  name?: string
  className?: string
  /** on which side of the button the list begins */
  listClassName: string
  /** a list item with a link for each order */
  children: ReactNode
}

/** Orders of a list as links behind the one in force: they work without scripts. */
export const SortMenu = ({ label, current, name, className, listClassName, children }: SortMenuProps) => (
  <details name={name} className={cx('group/sort relative max-sm:min-w-0', className)}>
    <summary className="flex h-9 cursor-pointer list-none items-center gap-2 rounded border border-field-line bg-sheet px-2.5 hover:border-ink-3 sm:px-3 [&::-webkit-details-marker]:hidden">
      <span className="text-ink-3 max-sm:sr-only">{label}</span>
      <span className="truncate">{current}</span>
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0 text-ink-3 transition-transform group-open/sort:rotate-180">
        <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </summary>
    <ul
      aria-label={label}
      className={cx('absolute top-full z-20 mt-1 min-w-52 rounded border border-line bg-sheet py-1.5 shadow-float', listClassName)}
    >
      {children}
    </ul>
  </details>
)

/** The face of the link of one order. */
export const sortLinkClass = (isCurrent: boolean): string =>
  cx('flex min-h-9 items-center px-4 hover:bg-wash', isCurrent ? 'font-[560] text-ink' : 'text-ink-2')
