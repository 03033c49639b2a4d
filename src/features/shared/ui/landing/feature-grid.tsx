import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

interface Feature {
  key: string
  title: ReactNode
  text: ReactNode
}

/** Up to three columns, or two for four features, so that the last row never holds a single one. */
const columns = (count: number) => (count % 3 === 0 || count > 4 ? 'lg:grid-cols-3' : 'lg:grid-cols-2')

/** Features, each under a hairline. It belongs inside a titled section, so its own titles are third level. */
export function FeatureGrid({ items }: { items: readonly Feature[] }) {
  return (
    <ul className={cx('grid gap-x-12 sm:grid-cols-2', columns(items.length))}>
      {items.map(({ key, title, text }) => (
        <li key={key} className="break-inside-avoid border-b border-line py-6">
          <h3 className="text-lg font-semibold text-balance">{title}</h3>
          <div className="mt-1.5 max-w-[52ch] text-base leading-[22px] text-pretty text-ink-2">{text}</div>
        </li>
      ))}
    </ul>
  )
}
