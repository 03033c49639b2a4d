import { cx } from '#ui/class-names.ts'

export interface CountBar {
  key: string
  count: number
  /** under the bar; null where the next one's would touch it */
  label: string | null
  /** what the bar stands for, with its figure: read aloud, and shown when pointed at */
  detail: string
  isMarked?: boolean
}

/** the tallest bar leaves room for its figure */
const TALLEST_PERCENT = 86

/** Counts side by side. For screen readers a list in words. */
export function Bars({ label, bars }: { label: string; bars: readonly CountBar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ol aria-label={label} className="figures flex items-end gap-px text-xs break-inside-avoid sm:gap-1">
      {bars.map(({ key, label: name, count, detail, isMarked }) => (
        <li key={key} className="flex min-w-0 flex-1 flex-col-reverse" title={detail}>
          <span className="sr-only">{detail}</span>
          <span aria-hidden="true" className="flex h-6 justify-center border-t border-ink-3 pt-1 text-ink-2">
            <span className="inline-flex w-0 justify-center whitespace-nowrap">{name}</span>
          </span>
          <span aria-hidden="true" className="flex h-40 flex-col items-center justify-end">
            <span
              className={cx('mt-0.5 w-full rounded-t-[2px] print:[print-color-adjust:exact]', isMarked ? 'bg-terracotta' : 'bg-lagoon')}
              style={{ height: `${(count / most) * TALLEST_PERCENT}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
