import { linearScale, linePath } from '#ui/chart/scale.ts'

interface SparklineProps {
  values: readonly number[]
  /** the text alternative; without it the line is decoration beside a figure */
  label?: string
  className?: string
}

/** The path of evenly spaced values in a 100 × 24 box, with room for the stroke; empty for fewer than two values. */
export function sparklinePath(values: readonly number[]): { d: string; endY: number } {
  if (values.length < 2) return { d: '', endY: 12 }
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = linearScale([0, values.length - 1], [1, 97])
  const y = linearScale([low, high === low ? low + 1 : high], [22, 2])
  return { d: linePath(values.map((value, i) => [x(i), y(value)])), endY: Math.round(y(values.at(-1) ?? low) * 100) / 100 }
}

/** A line of the size of a word, without figures, which stand beside it. */
export function Sparkline({ values, label, className = 'h-6 w-24' }: SparklineProps) {
  const { d, endY } = sparklinePath(values)
  if (!d) return null
  return (
    <svg
      viewBox="0 0 100 24"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={d} fill="none" className="stroke-lagoon print:stroke-ink" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx="97" cy={endY} r="2.2" className="fill-lagoon print:fill-ink" />
    </svg>
  )
}
