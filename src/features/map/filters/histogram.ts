import { figureOf, topCode } from '#filter/quantisation.ts'
import { RANGES, type RangeKey, rangeRow } from '#filter/rows.ts'
import { addUint32At, int32At } from '#lib/element-at.ts'
import type { FloorAreaUnit } from '#lib/units.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { shownFigure } from '#property/filter/range-figures.ts'
import { type RangeBounds, SLIDER_STEPS, sliderPosition } from '#ui/form/range-values.ts'
import type { MarkerData } from '../engine/marks/marker-data.ts'

export const BINS = 44

/** a marker's figures are codes of at most 16 bits */
const CODES = 2 ** 16

/** A mark's figure as it is asked for; null where it has none. The lease of a freehold ends in no year. */
function askedFigure(key: RangeKey, code: number, year: number): number | null {
  const figure = figureOf(key, code)
  if (figure === null || rangeRow(key).unit !== 'years-left') return figure
  return code === topCode(key) ? null : Math.max(0, figure - year)
}

/** How many marks lie in each of the slider's {@link BINS} parts, as shares of the fullest; null where none has the figure. */
export function histogram(
  data: MarkerData,
  key: RangeKey,
  bounds: RangeBounds,
  unit: FloorAreaUnit,
  year = new Date().getFullYear(),
): number[] | null {
  const column = RANGES[key].marks.smallest
  // there are many marks and few different figures, so each figure's bin is computed once
  const tally = new Uint32Array(CODES)
  for (const group of TYPE_GROUPS) {
    const codes = data[group].columns[column]
    for (let i = 0; i < codes.length; i++) addUint32At(tally, int32At(codes, i), 1)
  }
  const bins = Array.from({ length: BINS }, () => 0)
  tally.forEach((count, code) => {
    const figure = count === 0 ? null : askedFigure(key, code, year)
    if (figure === null) return
    const bin = Math.min(BINS - 1, Math.floor((sliderPosition(shownFigure(key, unit, figure), bounds) / SLIDER_STEPS) * BINS))
    bins[bin] = (bins[bin] ?? 0) + count
  })
  const most = Math.max(...bins)
  return most === 0 ? null : bins.map((count) => count / most)
}
