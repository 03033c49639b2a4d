import type { ReactNode } from 'react'
import type { CoursePoint } from '#lib/course-points.ts'
import { periodPosition, yearTicks } from '#ui/chart/period.ts'
import { linearScale, linePath, roundAxis } from '#ui/chart/scale.ts'
import { cx } from '#ui/class-names.ts'

export interface ChartLine {
  name: ReactNode
  points: readonly CoursePoint[]
}

interface IndexChartProps {
  /** the strong one first, at most three */
  lines: readonly ChartLine[]
  /** what the picture says, in words */
  label: string
}

/** Told apart by their dashes as well as by colour. */
const STROKES = ['stroke-lagoon print:stroke-ink', 'stroke-ink-2', 'stroke-terracotta-mark print:stroke-ink-3'] as const
const DASHES = [undefined, '4 3', '1.5 2.5'] as const
const VALUE_STEPS = 4
const YEARS_MAX = 10
const GAP_QUARTERS = 2

/** The parts of a course between gaps of more than half a year, across which a line would tell what nobody knows. */
function unbroken(points: readonly CoursePoint[]): CoursePoint[][] {
  const runs: CoursePoint[][] = []
  for (const point of points) {
    const last = runs.at(-1)?.at(-1)
    if (last && periodPosition(point.month) - periodPosition(last.month) <= GAP_QUARTERS) runs.at(-1)?.push(point)
    else runs.push([point])
  }
  return runs
}

/** Lines of figures over the years from zero, drawn on the server alone; the figures stand in a table beside it. */
export function IndexChart({ lines, label }: IndexChartProps) {
  const all = lines.flatMap(({ points }) => points)
  if (all.length < 2) return null
  const positions = all.map(({ month }) => periodPosition(month))
  const [from, to] = [Math.min(...positions), Math.max(...positions)]
  const axis = roundAxis(0, Math.max(...all.map(({ value }) => value)), VALUE_STEPS)
  const x = linearScale([from, to], [0, 100])
  const y = linearScale([axis.low, axis.high], [100, 0])
  return (
    <div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 pt-4 text-sm text-ink-2">
        {lines.map(({ name }, at) => (
          <li key={STROKES[at]} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 24 4" className="h-1 w-6" aria-hidden="true">
              <path d="M0,2L24,2" className={STROKES[at]} strokeWidth="2.5" strokeDasharray={DASHES[at]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className="figures relative ms-9 me-3 mt-4 mb-8 h-56 text-xs text-ink-3 sm:h-72">
        {axis.ticks.map((tick) => (
          <div key={tick} className="absolute inset-x-0 border-t border-line" style={{ top: `${y(tick)}%` }} aria-hidden="true">
            <span className="absolute right-full mr-2 -translate-y-1/2">{tick}</span>
          </div>
        ))}
        {yearTicks(from, to, YEARS_MAX).map(({ year, position }, i) => (
          <span
            key={year}
            aria-hidden="true"
            className={cx('absolute top-full mt-2 -translate-x-1/2', i % 2 === 1 && 'max-sm:hidden')}
            style={{ left: `${x(position)}%` }}
          >
            {year}
          </span>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          role="img"
          aria-label={label}
        >
          {lines.map(({ points }, at) => (
            <path
              key={STROKES[at]}
              d={unbroken(points)
                .map((run) => linePath(run.map(({ month, value }) => [x(periodPosition(month)), y(value)])))
                .join('')}
              fill="none"
              className={STROKES[at]}
              strokeWidth={at === 0 ? 2 : 1.5}
              strokeDasharray={DASHES[at]}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
    </div>
  )
}
