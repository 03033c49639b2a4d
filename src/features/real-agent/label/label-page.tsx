import { useId } from 'react'
import { A4_HEIGHT_MM, A4_WIDTH_MM, cellsOf, type LabelLayout } from './label-sheets.ts'

export interface LabelPageFacts {
  layout: LabelLayout
  start: number
  offset: { x: number; y: number }
  /** the lines of the labels of the first page */
  labels: readonly (readonly string[])[]
}

interface LabelPageProps extends LabelPageFacts {
  label: string
  /** as wide as its paper; else as wide as there is room */
  isTrue?: boolean
  className?: string
}

const MARGIN_MM = 2.5
const LINE = 1.22

/** Letters of the largest size at which the lines have room, in millimetres; about what the PDF does, which measures the letters. */
function sizeFor(lines: readonly string[], { width, height }: LabelLayout): number {
  const longest = Math.max(1, ...lines.map((line) => Array.from(line).reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.52), 0)))
  return Math.max(2.1, Math.min(3.9, (width - 2 * MARGIN_MM) / longest, (height - 2 * MARGIN_MM) / (lines.length * LINE)))
}

/** A page of labels to scale. */
export function LabelPage({ layout, start, offset, labels, label, isTrue = false, className = '' }: LabelPageProps) {
  const clip = useId()
  return (
    <svg
      viewBox={`0 0 ${A4_WIDTH_MM} ${A4_HEIGHT_MM}`}
      role="img"
      aria-label={label}
      className={`h-auto bg-white ${className}`}
      style={{ width: isTrue ? `${A4_WIDTH_MM}mm` : '100%', maxWidth: isTrue ? 'none' : undefined }}
    >
      {cellsOf(layout).map(({ number, x, y }) => (
        <Label
          key={number}
          number={number}
          x={x}
          y={y}
          layout={layout}
          offset={offset}
          clip={`${clip}-${number}`}
          lines={labels[number - start] ?? []}
          isUsed={number < start}
        />
      ))}
    </svg>
  )
}

interface LabelProps extends Pick<LabelPageFacts, 'layout' | 'offset'> {
  number: number
  x: number
  y: number
  clip: string
  lines: readonly string[]
  isUsed: boolean
}

function Label({ number, x, y, layout, offset, clip, lines, isUsed }: LabelProps) {
  const { width, height } = layout
  const size = sizeFor(lines, layout)
  const top = y + offset.y + (height - lines.length * size * LINE) / 2
  const placed = lines.map((line, at) => ({ line, base: top + (at * LINE + 0.92) * size }))
  return (
    <g>
      <clipPath id={clip}>
        <rect x={x} y={y} width={width} height={height} />
      </clipPath>
      <rect x={x} y={y} width={width} height={height} rx="1.5" fill={isUsed ? '#e7e4dc' : '#ffffff'} stroke="#b9b4a6" strokeWidth="0.25" />
      {lines.length === 0 ? (
        <text x={x + MARGIN_MM} y={y + 8} fontSize="5" fill="#8a8578" className="figures">
          {number}
        </text>
      ) : null}
      <g clipPath={`url(#${clip})`}>
        {placed.map(({ line, base }) => (
          <text key={base} x={x + MARGIN_MM + offset.x} y={base} fontSize={size} fill="#1d1d1b">
            {line}
          </text>
        ))}
      </g>
    </g>
  )
}
