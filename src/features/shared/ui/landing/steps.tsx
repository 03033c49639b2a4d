import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

interface Step {
  key: string
  title: ReactNode
  text: ReactNode
}

/** Numbered steps, with large serif numerals. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className={cx('grid gap-x-12 gap-y-6 pt-6 sm:grid-cols-2', items.length % 4 === 0 ? 'xl:grid-cols-4' : 'lg:grid-cols-3')}>
      {items.map(({ key, title, text }, i) => (
        <li key={key} className="grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <span aria-hidden="true" className="title figures text-3xl leading-8 text-terracotta-mark">
            {i + 1}
          </span>
          <div>
            <h3 className="text-lg font-semibold text-balance">{title}</h3>
            <div className="mt-1 max-w-[46ch] text-pretty text-ink-2">{text}</div>
          </div>
        </li>
      ))}
    </ol>
  )
}
