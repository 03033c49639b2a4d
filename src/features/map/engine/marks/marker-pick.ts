import { float64At } from '#lib/element-at.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import { bubblePx, countOf, drawOrder, markPx, SELECTED_PX, stageAt } from './layers.ts'
import type { Mark } from './marker-clusters.ts'
import { findPlace, type MarkerData, placeAt, worldOf } from './marker-data.ts'
import { type FilterPlan, isShown } from './marker-filter.ts'
import { MARKER_PX } from './marker-style.ts'

export interface PickInput {
  data: MarkerData
  plan: FilterPlan
  groups: readonly TypeGroup[]
  zoom: number
  marks: readonly Mark[]
  selected: number | null
  isMetric: boolean
}

/** a click this far beside a mark still selects it, in CSS pixels */
const SLACK_PX = 4
/** … by touch, because a fingertip is wider than a mark */
export const FINGER_SLACK_PX = 12

interface Best {
  mark: Mark | null
  squared: number
}

/** The mark under a point: the selected one first, else the nearest visible one. On the processor, so that nothing is drawn twice. */
export function pickMark({ lng, lat }: { lng: number; lat: number }, input: PickInput, slack = SLACK_PX): Mark | null {
  const { data, zoom, marks, groups, selected, isMetric } = input
  const [x, y] = worldOf(lng, lat)
  const scale = 2 ** zoom
  const best: Best = { mark: null, squared: Number.POSITIVE_INFINITY }
  const consider = (atX: number, atY: number, px: number, markOf: () => Mark | null) => {
    const squared = ((atX - x) ** 2 + (atY - y) ** 2) * scale ** 2
    // of two equally near marks the later one is drawn on top
    if (squared > (px / 2 + slack) ** 2 || squared > best.squared) return
    best.mark = markOf()
    best.squared = squared
  }
  const own = findPlace(data, selected)
  if (own) consider(...worldOf(own.lng, own.lat), SELECTED_PX, () => ({ kind: 'marker', index: -1, ...own }))
  if (best.mark) return best.mark
  const count = countOf(data, groups)
  const stage = stageAt(zoom, count, isMetric)
  if (stage === 'large') {
    for (const mark of marks)
      consider(...worldOf(mark.lng, mark.lat), mark.kind === 'marker' ? MARKER_PX : bubblePx(mark.count, mark.group), () => mark)
    return best.mark
  }
  const px = markPx(stage, zoom, count)
  const reach = (px / 2 + slack) / scale
  for (const group of drawOrder(data, groups)) {
    const markers = data[group]
    markers.grid.each(x - reach, y - reach, x + reach, y + reach, (i) => {
      if (!isShown(markers, i, input.plan)) return
      consider(float64At(markers.world, i * 2), float64At(markers.world, i * 2 + 1), px, () => {
        const place = placeAt(markers, i)
        return place && { kind: 'marker', index: i, ...place }
      })
    })
  }
  return best.mark
}
