import type { MapFilter } from '#filter/map-filter.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import { emptyMarkers, type MarkerData } from './marker-data.ts'
import { type FilterPlan, type PlaceTest, planFilter } from './marker-filter.ts'
import { areaColourOf, type ColourBy, type Legend, legendOf, METRICS, type Painting, paintingOf } from './marker-metric.ts'

/** The page's input to the scene. */
export interface SceneShown {
  groups: readonly TypeGroup[]
  filter: MapFilter
  place: PlaceTest
  colourBy: ColourBy
  selected: { id: number } | null
  highlighted: number | null
}

/** The state derived from the page's input and the market's marks; unaffected parts stay the same objects. */
export interface SceneState {
  data: MarkerData
  shown: SceneShown
  plan: FilterPlan
  /** null until the first filter is set */
  card: FilterPlan | null
  legend: Legend | null
  painting: Painting | null
}

const NOTHING: SceneShown = { groups: [], filter: {}, place: null, colourBy: 'group', selected: null, highlighted: null }

export const openingScene = (): SceneState => ({
  data: emptyMarkers(),
  shown: NOTHING,
  plan: planFilter({}, null, null),
  card: null,
  legend: null,
  painting: null,
})

function legendNow(data: MarkerData, { colourBy, groups }: SceneShown): Legend | null {
  // hexagons of prices use the same legend as dots coloured by psf
  const metric = colourBy === 'hex' ? 'psf' : METRICS.find((name) => name === colourBy)
  return metric ? legendOf(data, groups, metric) : null
}

const paintedBy = (legend: Legend | null, colourBy: ColourBy): Painting | null =>
  legend && areaColourOf(colourBy) === null ? paintingOf(legend) : null

export function changeScene(before: SceneState, changes: Partial<Pick<SceneState, 'data' | 'shown'>>): SceneState {
  const { data, shown } = { ...before, ...changes }
  const isOtherGroups = shown.groups.join() !== before.shown.groups.join()
  const isOtherFilter = isOtherGroups || shown.filter !== before.shown.filter || shown.place !== before.shown.place
  const plan = isOtherFilter ? planFilter({ ...shown.filter, typeGroups: shown.groups }, shown.place, before.plan) : before.plan
  const isOtherLegend = isOtherGroups || data !== before.data || shown.colourBy !== before.shown.colourBy
  const legend = isOtherLegend ? legendNow(data, shown) : before.legend
  return {
    data,
    shown,
    plan,
    legend,
    card: before.card || plan.isLimiting ? plan : null,
    // near marks below areas are coloured by their kind
    painting: isOtherLegend ? paintedBy(legend, shown.colourBy) : before.painting,
  }
}
