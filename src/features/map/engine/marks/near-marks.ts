import type { Bounds } from '#property/base-map/camera.ts'
import { LARGE_FROM_ZOOM } from '#property/base-map/style-words.ts'
import { type Clusters, clusterRegion, clustersOf } from './marker-clusters.ts'
import type { MarkerData } from './marker-data.ts'
import type { FilterPlan } from './marker-filter.ts'

export interface NearMarks extends Clusters {
  data: MarkerData
  plan: FilterPlan
  /** which tiles of which zoom */
  key: string
}

/** The clustered marks in and around a view; returns `before` when they are unchanged, null below the zoom where marks are large. */
export function nearMarks(data: MarkerData, plan: FilterPlan, bounds: Bounds, zoom: number, before: NearMarks | null): NearMarks | null {
  if (zoom < LARGE_FROM_ZOOM) return null
  const region = clusterRegion(bounds, zoom)
  const key = `${Math.floor(zoom)} ${region.join()}`
  if (before?.key === key && before.data === data && before.plan === plan) return before
  return { data, plan, key, ...clustersOf(data, plan, zoom, region) }
}
