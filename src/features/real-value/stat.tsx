import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'

interface StatProps {
  label: ReactNode
  /** the number with its unit of money or area */
  figure: ReactNode
  /** unit, date, range, n: quiet */
  note?: ReactNode
  size?: 'medium' | 'large'
}

/** One number, large, with what it is above and where it comes from below. Several stand in a grid of their own. */
export function Stat({ label, figure, note, size = 'medium' }: StatProps) {
  return (
    <dl className="grid min-w-0 content-start gap-0.5">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className={cx('figures font-semibold tracking-[-0.015em]', size === 'large' ? 'text-3xl sm:text-4xl' : 'text-2xl')}>{figure}</dd>
      {note ? <dd className="figures text-sm text-ink-3">{note}</dd> : null}
    </dl>
  )
}
