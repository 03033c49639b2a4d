import { Trans, useLingui } from '@lingui/react/macro'
import type { Format } from '#property/use-format.ts'
import { ValueWidth } from '#ui/chart/trend-axes.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { historyGeometry } from './history-geometry.ts'
import type { PastEstimate } from './past-estimate.ts'

/** The estimate of each quarter in its two ranges; the exact figures stand in a table below. At least two points, oldest first. */
export function HistoryChart({ points, format }: { points: readonly PastEstimate[]; format: Format }) {
  const { t } = useLingui()
  const { line, band68, band90, places, valueTicks, yearTicks } = historyGeometry(points)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const spoken = t`Estimates of this home: ${format.short(first.value)} in ${format.month(first.asOf)}, ${format.short(last.value)} in ${format.month(last.asOf)}`
  return (
    <figure className="m-0 break-inside-avoid">
      <div className="mt-5 mb-8 flex" role="img" aria-label={spoken}>
        <ValueWidth values={valueTicks.map(({ value }) => format.short(value))} />
        <div className="relative h-56 min-w-0 flex-1 print:h-44">
          <div className="text-xs text-ink-3 tabular-nums">
            {valueTicks.map(({ value, y }) => (
              <div key={value} className="absolute inset-x-0 border-t border-line" style={{ top: `${y}%` }}>
                <span className="absolute right-full mr-2 -translate-y-1/2 whitespace-nowrap">{format.short(value)}</span>
              </div>
            ))}
            {yearTicks.map(({ year, x }) => (
              <span key={year} className="absolute top-full mt-2 -translate-x-1/2" style={{ left: `${x}%` }}>
                {year}
              </span>
            ))}
          </div>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 block size-full overflow-visible print:[print-color-adjust:exact]"
            aria-hidden="true"
          >
            <path d={band90} className="fill-lagoon/15 print:fill-ink/10" />
            <path d={band68} className="fill-lagoon/25 print:fill-ink/15" />
            <path
              d={line}
              fill="none"
              className="stroke-lagoon print:stroke-ink"
              strokeWidth="2.25"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {places.map(({ x, y }, i) => (
            <span
              key={points[i]?.asOf}
              className={`absolute -translate-1/2 rounded-full bg-lagoon ring-2 ring-paper print:bg-ink ${i === places.length - 1 ? 'size-2.5' : 'size-1.5'}`}
              style={{ left: `${x}%`, top: `${y}%` }}
            />
          ))}
        </div>
      </div>
      <HistoryTable points={points} format={format} />
      <figcaption className="mt-2 max-w-[68ch] text-sm text-ink-3">
        <Trans>
          Each point: today's method on the sales recorded up to that month. Its settings were fitted once, to today's data; the sales it
          rests on are those known then. Dark band: two in three. Light band: nine in ten.
        </Trans>
      </figcaption>
    </figure>
  )
}

/** Every figure of the chart, newest first. */
function HistoryTable({ points, format }: { points: readonly PastEstimate[]; format: Format }) {
  const { t } = useLingui()
  const range = (low: number, high: number) => format.range(format.short(low), format.short(high))
  return (
    <details className="text-sm print:hidden">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-2 underline decoration-line underline-offset-4 hover:text-ink">
        <Trans>Figures as a table</Trans>
      </summary>
      <div className="mt-2">
        <DataTable
          caption={t`Estimates of this home by quarter`}
          captionHidden
          columns={[
            { key: 'month', header: t`Sales up to`, cell: ({ asOf }) => format.month(asOf) },
            { key: 'value', header: t`Estimate`, numeric: true, cell: ({ value }) => format.short(value) },
            { key: '68', header: t`Two in three`, numeric: true, cell: ({ low68, high68 }) => range(low68, high68) },
            { key: '90', header: t`Nine in ten`, numeric: true, cell: ({ low90, high90 }) => range(low90, high90) },
          ]}
          rows={points.toReversed()}
          rowKey={({ asOf }) => asOf}
        />
      </div>
    </details>
  )
}
