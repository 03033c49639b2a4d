import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type BadgeTone = 'quiet' | 'lagoon' | 'caution' | 'bad'

const TONES: Record<BadgeTone, string> = {
  quiet: 'bg-wash text-ink-2',
  lagoon: 'bg-lagoon-soft text-lagoon',
  caution: 'bg-caution-soft text-caution-ink',
  bad: 'bg-bad-soft text-bad',
}

/** A short label; not a control. */
export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={cx('inline-flex h-5 items-center rounded px-1.5 text-xs font-[560] whitespace-nowrap', TONES[tone])}>{children}</span>
  )
}
