import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { formatMoney, formatMonthText } from '#lib/format.ts'
import { linearScale, linePath, roundAxis } from '#ui/chart/scale.ts'
import type { PlanFindings } from '../engine/plan-findings.ts'
import { monthAfter } from '../engine/plan-months.ts'

interface PlanChartProps {
  findings: Pick<PlanFindings, 'line' | 'marks' | 'firstBreak' | 'figures'>
  start: string
  currency: string
}

/** Cash and net worth along the years, with the moves as marks on the cash. */
export function PlanChart({ findings, start, currency }: PlanChartProps) {
  const { i18n, t } = useLingui()
  const id = useId()
  const { line: drawn, marks, firstBreak, figures } = findings
  const last = drawn.at(-1)?.month ?? 0
  if (last < 1) return null
  const values = drawn.flatMap(({ closing, net }) => [closing / 100, net / 100])
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const axis = roundAxis(low, high, 4)
  const x = linearScale([0, last], [0, 100])
  const y = linearScale([axis.low, axis.high], [100, 0])
  const short = (value: number) => formatMoney(value, currency, i18n.locale, { compact: true })
  const { leastCash, leastMonth, endNet } = figures
  const least = formatMonthText(monthAfter(start, leastMonth), i18n.locale)
  return (
    <figure aria-labelledby={id} className="m-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span id={id} className="text-lg font-semibold">
          <Trans>Cash and net worth</Trans>
        </span>
        <span className="flex gap-4 text-sm text-ink-2">
          <Key className="bg-terracotta-mark">
            <Trans>Cash</Trans>
          </Key>
          <Key className="bg-lagoon">
            <Trans>Net worth</Trans>
          </Key>
        </span>
      </figcaption>
      <div
        role="img"
        aria-label={t`Cash is least in ${least} with ${short(leastCash / 100)}; net worth at the end is ${short(endNet / 100)}.`}
        className="figures relative ms-16 me-3 mt-4 mb-8 h-56 text-xs text-ink-3"
      >
        {axis.ticks.map((tick) => (
          <div
            key={tick}
            className={`absolute inset-x-0 border-t ${tick === 0 ? 'border-ink-3' : 'border-line'}`}
            style={{ top: `${y(tick)}%` }}
          >
            <span className="absolute right-full mr-2 -translate-y-1/2 whitespace-nowrap">{short(tick)}</span>
          </div>
        ))}
        {yearMarks(start, last + 1).map(({ year, month }) => (
          <span key={year} className="absolute top-full mt-2 -translate-x-1/2" style={{ left: `${x(month)}%` }}>
            {year}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
          <Line className="stroke-lagoon " path={linePath(drawn.map(({ month, net }) => [x(month), y(net / 100)]))} />
          <Line className="stroke-terracotta-mark" path={linePath(drawn.map(({ month, closing }) => [x(month), y(closing / 100)]))} />
        </svg>
        {marks.map(({ id: move, month, closing }) => (
          <span
            key={move}
            className="absolute size-2.5 -translate-1/2 rounded-full bg-ink ring-2 ring-paper print:[print-color-adjust:exact]"
            style={{ left: `${x(month)}%`, top: `${y(closing / 100)}%` }}
          />
        ))}
        {firstBreak ? <span className="absolute inset-y-0 w-0.5 bg-bad" style={{ left: `${x(firstBreak.month)}%` }} /> : null}
      </div>
    </figure>
  )
}

const Key = ({ className, children }: { className: string; children: React.ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    <span className={`size-2.5 print:[print-color-adjust:exact] ${className}`} aria-hidden="true" />
    {children}
  </span>
)

const Line = ({ path, className }: { path: string; className: string }) => (
  <path d={path} fill="none" className={className} strokeWidth="2" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
)

/** Januaries, thinned to at most six. */
function yearMarks(start: string, count: number): { year: number; month: number }[] {
  const [year = 0, month = 1] = start.split('-').map(Number)
  const years = Math.floor((month - 1 + count - 1) / 12)
  const step = Math.ceil(years / 6) || 1
  return Array.from({ length: Math.floor(years / step) }, (_, at) => ({
    year: year + (at + 1) * step,
    month: (at + 1) * step * 12 - (month - 1),
  }))
}
