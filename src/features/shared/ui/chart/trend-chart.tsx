import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Hydrate } from '@tanstack/react-start'
import { type PointerEvent, useId, useState } from 'react'
import { asServed } from '../as-served.tsx'
import { TrendAxes, ValueWidth } from './trend-axes.tsx'
import { type IndexPoint, nearestPoint, type TrendPoint, trendGeometry } from './trend-geometry.ts'
import { TrendTable } from './trend-table.tsx'

/** The exact figures of one period, on a line of fixed height so that nothing moves. */
function TrendReadout({
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

export interface TrendChartProps {
  /** oldest first; nothing is drawn without points */
  points: readonly TrendPoint[]
  /** already at the level of the points, see rebaseIndex */
  index?: readonly IndexPoint[]
  title: string
  /** what the strong line is, written at its end: "This project" */
  name: string
  indexName?: string
  /** what is counted; without it sales */
  of?: 'sales' | 'rents'
  /** a price as text, e.g. "$638 psf" */
  format: (value: number) => string
  /** a period as text, e.g. "Q3 2025" */
  formatPeriod: (period: string) => string
}

/** Median line with its quartile band on one axis; exact figures by pointer or arrow keys, all of them in a table below. */
export function TrendChart({ points, index = [], title, name, indexName, of = 'sales', format, formatPeriod }: TrendChartProps) {
  const { t } = useLingui()
  const id = useId()
  const [cursor, setCursor] = useState<number | null>(null)
  if (points.length === 0) return null
  const geometry = trendGeometry(points, index)
  const at = cursor ?? points.length - 1
  const place = geometry.places[at] ?? { x: 0, y: 0 }
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setCursor(nearestPoint(geometry.places, ((event.clientX - box.left) / box.width) * 100))
  }
  const point = points[at] as TrendPoint
  const spoken =
    of === 'sales'
      ? t`${formatPeriod(point.period)}: median ${format(point.median)}, middle half ${format(point.p25)} to ${format(point.p75)}, ${plural(point.n, { one: '# sale', other: '# sales' })}`
      : t`${formatPeriod(point.period)}: median ${format(point.median)}, middle half ${format(point.p25)} to ${format(point.p75)}, ${plural(point.n, { one: '# rental contract', other: '# rental contracts' })}`
  return (
    <figure aria-labelledby={id} className="m-0">
      <figcaption id={id} className="sr-only">
        {title}
      </figcaption>
      <TrendReadout point={point} of={of} format={format} formatPeriod={formatPeriod} />
      <div className="mt-4 mb-10 flex">
        <ValueWidth values={geometry.valueTicks.map(({ value }) => format(value))} />
        <div className="relative mr-1 h-60 min-w-0 flex-1 sm:mr-36 print:mr-36">
          <TrendAxes geometry={geometry} format={format} />
          <div
            className="absolute inset-0 touch-pan-y has-focus-visible:outline-2 has-focus-visible:outline-lagoon"
            onPointerMove={follow}
            onPointerLeave={() => setCursor(null)}
          >
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="block size-full overflow-visible" aria-hidden="true">
              <path d={geometry.band} className="fill-lagoon/20 print:fill-ink/15" />
              {geometry.index && (
                <path
                  d={geometry.index}
                  fill="none"
                  className="stroke-ink-2"
                  strokeWidth="1.25"
                  strokeDasharray="4 3"
                  vectorEffect="non-scaling-stroke"
                />
              )}
              <path
                d={geometry.median}
                fill="none"
                className="stroke-lagoon print:stroke-ink"
                strokeWidth="2.25"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            {cursor !== null && <span className="absolute inset-y-0 w-px bg-ink-3" style={{ left: `${place.x}%` }} />}
            <span
              className="absolute size-2 -translate-1/2 rounded-full bg-lagoon ring-2 ring-paper print:bg-ink"
              style={{ left: `${place.x}%`, top: `${place.y}%` }}
            />
            <input
              type="range"
              min={0}
              max={points.length - 1}
              value={at}
              aria-label={t`Period`}
              aria-valuetext={spoken}
              onChange={(event) => setCursor(Number(event.target.value))}
              onBlur={() => setCursor(null)}
              className="pointer-events-none absolute inset-x-0 bottom-0 h-6 w-full opacity-0 print:hidden"
            />
          </div>
          <EndLabels geometry={geometry} name={name} indexName={indexName} value={format((points.at(-1) as TrendPoint).median)} />
        </div>
      </div>
      <Hydrate when={asServed} fallback={<div className="h-6" />}>
        <TrendTable points={points} of={of} format={format} formatPeriod={formatPeriod} caption={title} />
      </Hydrate>
      <p className="mt-1 text-xs text-ink-3 print:hidden">
        {of === 'sales' ? (
          <Trans>Strong line: median. Band: the middle half of sales. Point at the chart or use the arrow keys for exact figures.</Trans>
        ) : (
          <Trans>Strong line: median. Band: the middle half of rents. Point at the chart or use the arrow keys for exact figures.</Trans>
        )}
      </p>
    </figure>
  )
}

/** The last value and the names of the lines, at their ends, kept apart when the ends meet. */
function EndLabels({
  geometry,
  name,
  indexName,
  value,
}: {
  geometry: ReturnType<typeof trendGeometry>
  name: string
  indexName?: string
  value: string
}) {
  const end = geometry.places.at(-1) ?? { x: 100, y: 50 }
  const other = geometry.indexEnd
  const otherY = other ? (Math.abs(other.y - end.y) < 18 ? end.y + (other.y >= end.y ? 18 : -18) : other.y) : 0
  const place = 'absolute left-full ml-3 hidden w-32 -translate-y-1/2 text-xs leading-4 sm:block print:block'
  return (
    <>
      <p className={place} style={{ top: `${end.y}%` }}>
        <b className="block font-semibold text-lagoon print:text-ink">{name}</b>
        <span className="tabular-nums text-ink-2">{value}</span>
      </p>
      {other && indexName && (
        <p className={`${place} text-ink-2`} style={{ top: `${otherY}%` }}>
          {indexName}
        </p>
      )}
    </>
  )
}
