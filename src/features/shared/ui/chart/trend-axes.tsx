import { Trans } from '@lingui/react/macro'
import type { TrendGeometry } from './trend-geometry.ts'

/** As wide as the widest value on the left, whatever the currency. */
export const ValueWidth = ({ values }: { values: readonly string[] }) => (
  <div className="invisible grid h-0 pe-2 text-xs whitespace-nowrap tabular-nums" aria-hidden="true">
    {values.map((value) => (
      <span key={value} className="[grid-area:1/1]">
        {value}
      </span>
    ))}
  </div>
)

/** Hairlines with their values on the left, years and the number of sales below. */
export function TrendAxes({ geometry, format }: { geometry: TrendGeometry; format: (value: number) => string }) {
  return (
    <div className="text-xs text-ink-3 tabular-nums" aria-hidden="true">
      {geometry.valueTicks.map(({ value, y }) => (
        <div key={value} className="absolute inset-x-0 border-t border-line" style={{ top: `${y}%` }}>
          <span className="absolute right-full mr-2 -translate-y-1/2 whitespace-nowrap">{format(value)}</span>
        </div>
      ))}
      {geometry.yearTicks.map(({ year, x, n }, i) => (
        <span
          key={year}
          className={`absolute top-full mt-2 -translate-x-1/2 text-center leading-4 ${i % 2 === 0 || geometry.yearTicks.length <= 4 ? '' : 'hidden sm:block'}`}
          style={{ left: `${x}%` }}
        >
          {year}
          <span className="block text-[11px] whitespace-nowrap">
            <Trans>n {n}</Trans>
          </span>
        </span>
      ))}
    </div>
  )
}
