import type { Dispatch, SetStateAction } from 'react'
import type { DrawnMap } from '../engine/map-canvas.tsx'
import type { MarkerData } from '../engine/marks/marker-data.ts'
import type { PlaceTest } from '../engine/marks/marker-filter.ts'
import type { AreaColour, Legend } from '../engine/marks/marker-metric.ts'
import type { MapStart } from '../map.functions.ts'
import type { OutlineDraft } from '../outlines/outline-draft.ts'
import type { MapViewState } from '../page/use-map-view.ts'
import type { Sheet } from '../page/use-sheet.ts'
import type { MapWays } from '../ways/map-ways.ts'

/** State shared by the late tools. */
export interface MapTools {
  view: MapViewState
  start: MapStart | null
  /** null where the map is not drawn */
  map: DrawnMap | null
  /** null until the markers have loaded */
  data: MarkerData | null
  legend: Legend | null
  /** the figure of the areas that stand for the marks now */
  areas: AreaColour | null
  place: PlaceTest
  /** the ways of the household on this device; null: it has no places, or their minutes are not known */
  ways: MapWays | null
  setWays: (ways: MapWays | null) => void
  /** a place of the household is being set on the map */
  isPlacing: boolean
  setPlacing: (isPlacing: boolean) => void
  /** the outline that is being drawn or changed; null: none */
  outline: OutlineDraft | null
  setOutline: Dispatch<SetStateAction<OutlineDraft | null>>
  /** the list on a phone */
  sheet: Sheet
}
