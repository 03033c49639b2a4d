import type { ReactNode } from 'react'
import type { Format } from '#property/use-format.ts'
import type { Pro } from '../project.ts'

export type MixFigures = Pro['figures'][number]

interface Spread {
  median: number | null
  p25: number | null
  p75: number | null
  average: number | null
  low: number | null
  high: number | null
}

/** Of the sales or rents of a kind of home, by price or by price per square foot. */
export const spreadOf = (mix: MixFigures, kind: 'sale' | 'rent', what: 'Price' | 'Psf'): Spread => ({
  median: mix[`${kind}${what}Median`],
  p25: mix[`${kind}${what}P25`],
  p75: mix[`${kind}${what}P75`],
  average: mix[`${kind}${what}Avg`],
  low: mix[`${kind}${what}Min`],
  high: mix[`${kind}${what}Max`],
})

/** Of what the developer sold. */
export const launchOf = (mix: MixFigures, what: 'Price' | 'Psf'): Spread => ({
  median: mix[`launch${what}Median`],
  p25: null,
  p75: null,
  average: mix[`launch${what}Avg`],
  low: mix[`launch${what}Min`],
  high: mix[`launch${what}Max`],
})

/** Lines of a cell under each other; the first is the figure, the others stand small below it. */
export const Lines = ({ lines }: { lines: readonly ReactNode[] }) => (
  <>
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its index
      <span key={at} className={at === 0 ? 'block font-[560]' : 'block text-xs text-ink-2'}>
        {line}
      </span>
    ))}
  </>
)

const between = (low: number | null, high: number | null, text: (value: number) => string, range: Format['range']): string =>
  low === null || high === null ? '–' : range(text(low), text(high))

/** Median, middle half, average, lowest to highest: the lines that the first column names. */
export function SpreadLines({
  spread,
  exact,
  short,
  format,
}: {
  spread: Spread
  exact: (v: number) => string
  short: (v: number) => string
  format: Format
}) {
  const { median, p25, p75, average, low, high } = spread
  if (median === null && average === null && low === null) return '–'
  return (
    <Lines
      lines={[
        median === null ? '–' : exact(median),
        between(p25, p75, short, format.range),
        average === null ? '–' : exact(average),
        between(low, high, short, format.range),
      ]}
    />
  )
}
