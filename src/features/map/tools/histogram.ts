import type { MarkerData } from '#geo/marker-data.ts'
import { type FloorAreaUnit, sqftToSqm } from '#lib/units.ts'
import { figureOf } from '#market/marker-ladders.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { type RangeBounds, SLIDER_STEPS, sliderPosition } from '#ui/range-values.ts'
import { RANGE_OF, type RangeKey } from '../filter-state.ts'

export const BINS = 44

/** How many marks lie in each of the slider's {@link BINS} parts, as shares of the fullest; null where none has the figure. */
export function histogram(data: MarkerData, key: RangeKey, bounds: RangeBounds, unit: FloorAreaUnit): number[] | null {
  const field = RANGE_OF[key]
  const column = field === 'area' ? 'areaMin' : field
  const bins = Array.from({ length: BINS }, () => 0)
  const divisor = key === 'yield' ? 10 : 1
  for (const group of TYPE_GROUPS) {
    const codes = data[group].columns[column]
    for (const code of codes) {
      const figure = figureOf(field, code)
      if (figure === null) continue
      const value = key === 'area' && unit === 'sqm' ? sqftToSqm(figure) : figure / divisor
      const bin = Math.min(BINS - 1, Math.floor((sliderPosition(value, bounds) / SLIDER_STEPS) * BINS))
      bins[bin] = (bins[bin] ?? 0) + 1
    }
  }
  const most = Math.max(...bins)
  return most === 0 ? null : bins.map((count) => count / most)
}
