import { Plural, Trans } from '@lingui/react/macro'
import type { TrendPoint } from './trend-geometry.ts'

/** The exact figures of one period, on a line of fixed height so that nothing moves. */
export function TrendReadout({
  point,
  of,
  format,
  formatPeriod,
}: {
  point: TrendPoint
  of: 'sales' | 'rents'
  format: (v: number) => string
  formatPeriod: (p: string) => string
}) {
  return (
    <p className="flex h-10 flex-wrap content-start gap-x-4 overflow-hidden text-sm/5 text-ink-2 tabular-nums sm:h-5" aria-hidden="true">
      <b className="font-semibold text-ink">{formatPeriod(point.period)}</b>
      <span>
        <Trans>
          median <b className="font-semibold text-ink">{format(point.median)}</b>
        </Trans>
      </span>
      <span>
        <Trans>
          middle half {format(point.p25)}–{format(point.p75)}
        </Trans>
      </span>
      <span>
        {of === 'sales' ? (
          <Plural value={point.n} one="# sale" other="# sales" />
        ) : (
          <Plural value={point.n} one="# rental contract" other="# rental contracts" />
        )}
      </span>
    </p>
  )
}
