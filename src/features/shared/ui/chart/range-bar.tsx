import { useLingui } from '@lingui/react/macro'
import { rangeBarPlaces, type ValueRange } from './range-bar-geometry.ts'

interface RangeBarProps extends ValueRange {
  /** money as short text, e.g. "$486k" */
  format: (value: number) => string
  /** written under the mark; the value itself when absent */
  middle?: string
  className?: string
}

/** percent of the bar's length: nearer to the end than this, two labels touch on a phone */
const CROWDED_PERCENT = 28

/** The estimate inside its 68 % and 90 % ranges, with all five figures written under their places. */
export function RangeBar({ format, middle, className, ...range }: RangeBarProps) {
  const { t } = useLingui()
  const { low68, value, high68 } = rangeBarPlaces(range)
  const spoken = t`Estimate ${format(range.value)}; two in three chances between ${format(range.low68)} and ${format(range.high68)}; nine in ten between ${format(range.low90)} and ${format(range.high90)}`
  const label = 'absolute top-0 -translate-x-1/2 whitespace-nowrap'
  return (
    <div className={className} role="img" aria-label={spoken}>
      <div className="relative h-4 print:[print-color-adjust:exact]">
        <span className="absolute inset-x-0 top-[5px] h-1.5 rounded-full bg-line" />
        <span
          className="absolute top-[5px] h-1.5 rounded-full bg-lagoon/60 print:bg-ink-3"
          style={{ left: `${low68}%`, right: `${100 - high68}%` }}
        />
        <span className="absolute inset-y-0 w-1 -translate-x-1/2 rounded-[2px] bg-ink" style={{ left: `${value}%` }} />
      </div>
      <div className="relative mt-1 h-5 text-sm text-ink-2 tabular-nums max-sm:text-xs">
        <span className={`absolute left-0 ${low68 < CROWDED_PERCENT ? 'max-sm:hidden' : ''}`}>{format(range.low90)}</span>
        <span className={label} style={{ left: `${low68}%` }}>
          {format(range.low68)}
        </span>
        <b className={`${label} font-semibold text-ink`} style={{ left: `${value}%` }}>
          {middle ?? format(range.value)}
        </b>
        <span className={label} style={{ left: `${high68}%` }}>
          {format(range.high68)}
        </span>
        <span className={`absolute right-0 ${high68 > 100 - CROWDED_PERCENT ? 'max-sm:hidden' : ''}`}>{format(range.high90)}</span>
      </div>
    </div>
  )
}
