import type { MapFilter } from '#filter/map-filter.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import { emptyMarkers, type MarkerData } from './marker-data.ts'
import { type FilterPlan, type PlaceTest, planFilter } from './marker-filter.ts'
import { type ColourBy, type Legend, legendOf, METRICS, type Painting, paintingOf } from './marker-metric.ts'
import { LARGE_FROM_ZOOM } from './marker-style.ts'

/** What the page wants to see. */
export interface SceneShown {
  groups: readonly TypeGroup[]
  filter: MapFilter
  place: PlaceTest
  colourBy: ColourBy
  selected: { id: number } | null
  highlighted: number | null
}

/** What follows from the page's wishes and the market's marks; parts that a change does not touch stay the same objects. */
export interface SceneState {
  data: MarkerData
  shown: SceneShown
  plan: FilterPlan
  /** the card compares nothing until somebody has filtered once */
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
  // hexagons show what dots coloured by psf do, over wider ground
  const metric = colourBy === 'hex' ? 'psf' : METRICS.find((name) => name === colourBy)
  return metric ? legendOf(data, groups, metric) : null
}

export function changeScene(before: SceneState, changes: Partial<Pick<SceneState, 'data' | 'shown'>>): SceneState {
  const { data, shown } = { ...before, ...changes }
  const isOtherGroups = shown.groups.join() !== before.shown.groups.join()
  const isOtherFilter = isOtherGroups || shown.filter !== before.shown.filter || shown.place !== before.shown.place
  const plan = isOtherFilter ? planFilter({ ...shown.filter, typeGroups: shown.groups }, shown.place, before.plan) : before.plan
  const isOtherLegend = isOtherGroups || data !== before.data || shown.colourBy !== before.shown.colourBy
  const legend = isOtherLegend ? legendNow(data, shown) : before.legend
  return {
    ...{ data, shown, plan, legend },
    card: before.card || plan.isLimiting ? plan : null,
    painting: legend === before.legend ? before.painting : legend && paintingOf(legend),
  }
}

/** The groups whose marks are drawn: far away hexagons stand instead of marks, near they lie under them. */
export const drawnGroups = ({ shown }: SceneState, zoom: number): readonly TypeGroup[] =>
  shown.colourBy === 'hex' && zoom < LARGE_FROM_ZOOM ? [] : shown.groups
