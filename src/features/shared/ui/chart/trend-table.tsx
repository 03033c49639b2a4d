import { Trans } from '@lingui/react/macro'
import type { TrendPoint } from './trend-geometry.ts'

interface TrendTableProps {
  points: readonly TrendPoint[]
  of: 'sales' | 'rents'
  caption: string
  format: (value: number) => string
  formatPeriod: (period: string) => string
}

const CELL = 'py-1 pr-4 text-right font-normal'

/** Every figure of the chart, newest first, for reading, copying and screen readers. */
export function TrendTable({ points, of, caption, format, formatPeriod }: TrendTableProps) {
  return (
    <details className="text-sm print:hidden">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-2 underline decoration-line underline-offset-4 hover:text-ink">
        <Trans>Figures as a table</Trans>
      </summary>
      <div className="mt-2 max-h-80 overflow-auto">
        <table className="w-full max-w-xl tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead className="text-xs text-ink-3">
            <tr className="border-b border-line">
              <th scope="col" className={`${CELL} text-left`}>
                <Trans>Period</Trans>
              </th>
              <th scope="col" className={CELL}>
                {of === 'sales' ? <Trans>Sales</Trans> : <Trans>Rental contracts</Trans>}
              </th>
              <th scope="col" className={CELL}>
                <Trans>Lower quartile</Trans>
              </th>
              <th scope="col" className={CELL}>
                <Trans>Median</Trans>
              </th>
              <th scope="col" className={CELL}>
                <Trans>Upper quartile</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((p) => (
              <tr key={p.period} className="border-b border-line-2">
                <th scope="row" className={`${CELL} text-left`}>
                  {formatPeriod(p.period)}
                </th>
                <td className={CELL}>{p.n}</td>
                <td className={CELL}>{format(p.p25)}</td>
                <td className={CELL}>{format(p.median)}</td>
                <td className={CELL}>{format(p.p75)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
