import type { DealBinsOfQuery, DealStorey } from '#graphql/generated/graphql.ts'
import { type FloorAreaUnit, sqftToSqm } from '#lib/units.ts'
import { linearScale, roundAxis } from '#ui/chart/scale.ts'

export type Bins = DealBinsOfQuery['dealBins']

/** From the ground upwards; deals without a floor last. */
export const STOREY_ORDER: readonly (DealStorey | null)[] = ['LOW', 'MIDDLE', 'HIGH', null]

const TICKS = 4

/** The steps of sizes, which come in square feet, in another unit. */
export function binsIn(bins: Bins, unit: FloorAreaUnit): Bins {
  if (unit === 'sqft') return bins
  return { ...bins, sizeStep: sqftToSqm(bins.sizeStep), bins: bins.bins.map((bin) => ({ ...bin, size: sqftToSqm(bin.size) })) }
}

/** The axes that all pictures of a list share, in percent of their box. */
export function binFrame({ bins, sizeStep, psfStep }: Bins) {
  const sizes = bins.map(({ size }) => size)
  const prices = bins.map(({ psf }) => psf)
  const xAxis = roundAxis(Math.min(...sizes), Math.max(...sizes) + sizeStep, TICKS)
  const yAxis = roundAxis(Math.min(...prices), Math.max(...prices) + psfStep, TICKS)
  return { xAxis, yAxis, x: linearScale([xAxis.low, xAxis.high], [0, 100]), y: linearScale([yAxis.low, yAxis.high], [100, 0]) }
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** Dots of one group of floors as one path in a box of 200 by 100: each in the middle of its steps, its area by its deals; the fullest fills its steps. */
export function dotsPath(all: Bins, own: Bins['bins']): string {
  const { x, y } = binFrame(all)
  const most = Math.max(1, ...all.bins.map(({ n }) => n))
  const width = (x(all.sizeStep) - x(0)) * 2
  const height = y(0) - y(all.psfStep)
  return own
    .map(({ size, psf, n }) => {
      // one deal can still be seen
      const share = Math.max(0.16, Math.sqrt(n / most))
      const [rx, ry] = [(width * share) / 2, (height * share) / 2]
      const [left, middle] = [x(size + all.sizeStep / 2) * 2 - rx, y(psf + all.psfStep / 2)]
      const [a, b] = [tenths(rx), tenths(ry)]
      return `M${tenths(left)} ${tenths(middle)}a${a} ${b} 0 1 0 ${tenths(2 * rx)} 0a${a} ${b} 0 1 0 ${-tenths(2 * rx)} 0`
    })
    .join('')
}

/** A row for each step of sizes, with deals and the middle price of each group of floors. */
export function binRows({ bins, psfStep }: Bins) {
  const sizes = [...new Set(bins.map(({ size }) => size))].sort((a, b) => a - b)
  return sizes.map((size) => ({
    size,
    cells: new Map(
      STOREY_ORDER.flatMap((storey) => {
        const own = bins.filter((bin) => bin.size === size && bin.storey === storey)
        return own.length > 0 ? [[storey, middleOf(own, psfStep)] as const] : []
      }),
    ),
  }))
}

/** The middle of the step in which half of the deals lie. */
function middleOf(bins: Bins['bins'], psfStep: number): { n: number; psf: number } {
  const sorted = bins.toSorted((a, b) => a.psf - b.psf)
  const n = sorted.reduce((sum, bin) => sum + bin.n, 0)
  let below = 0
  const half = sorted.find((bin) => {
    below += bin.n
    return below >= n / 2
  })
  return { n, psf: (half?.psf ?? 0) + psfStep / 2 }
}
