import Supercluster from 'supercluster'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import { type Bounds, WORLD_TILE_PX } from './camera.ts'
import { type MarkerData, type MarkerPlace, placeAt, worldBox } from './marker-data.ts'
import { type FilterPlan, isShown } from './marker-filter.ts'
import { LARGE_FROM_ZOOM, MARKER_PX } from './marker-style.ts'

export interface ClusterMark {
  kind: 'cluster'
  clusterId: number
  count: number
  lng: number
  lat: number
  /** null: several groups */
  group: TypeGroup | null
}

export type MarkerMark = { kind: 'marker'; index: number } & MarkerPlace

export type Mark = MarkerMark | ClusterMark

interface Tally {
  groups: TypeGroup | null
}

type Found = Omit<MarkerMark, 'kind'>

export type ClusterIndex = Supercluster<Found, Tally>

/** two marks whose centres are nearer than this touch: their size and a hair of paper */
export const OVERLAP_PX = MARKER_PX + 2

const WORLD: [number, number, number, number] = [-180, -85, 180, 85]

/** A box on the Mercator square of 512. */
export type WorldBox = readonly [x0: number, y0: number, x1: number, y1: number]

/** What is clustered together: the squares of half a tile around what is in view, one more on every side. It changes seldom. */
export function clusterRegion(bounds: Bounds, zoom: number): WorldBox {
  const side = WORLD_TILE_PX / 2 / 2 ** Math.floor(zoom)
  const [x0, y0, x1, y1] = worldBox(bounds)
  const snap = (value: number, by: number) => (Math.floor(value / side) + by) * side
  return [snap(x0, -1), snap(y0, -1), snap(x1, 2), snap(y1, 2)]
}

const feature = (place: Found) => ({
  type: 'Feature' as const,
  properties: place,
  geometry: { type: 'Point' as const, coordinates: [place.lng, place.lat] },
})

const emptyIndex = (minZoom: number, maxZoom: number): ClusterIndex =>
  new Supercluster<Found, Tally>({
    minZoom,
    maxZoom,
    radius: OVERLAP_PX,
    extent: 512,
    map: ({ group }) => ({ groups: group }),
    reduce: (total, { groups: own }) => {
      if (total.groups !== own) total.groups = null
    },
  })

/**
 * Clusters for one zoom only what would overlap there: the radius is the size of a mark.
 * Counts only what the plan lets pass, within the region; without one everywhere.
 */
export function clusterIndex(
  data: MarkerData,
  plan: FilterPlan,
  zoom: number,
  region: WorldBox = [0, 0, WORLD_TILE_PX, WORLD_TILE_PX],
): ClusterIndex {
  const found: Found[] = []
  for (const group of TYPE_GROUPS) {
    data[group].grid.each(...region, (i) => {
      const place = isShown(data[group], i, plan) ? placeAt(data[group], i) : null
      if (place) found.push({ ...place, index: i })
    })
  }
  // the same marks give the same clusters, whatever order they were found in
  found.sort((one, other) => one.id - other.id)
  const level = Math.floor(zoom)
  return emptyIndex(level, level).load(found.map(feature))
}

/** All marks of an index; they change at whole zooms only. */
export function marksOf(index: ClusterIndex, zoom: number): Mark[] {
  return index.getClusters(WORLD, Math.floor(zoom)).map((own): Mark => {
    const { properties } = own
    if (!('cluster_id' in properties)) return { kind: 'marker', ...properties }
    const [lng = 0, lat = 0] = own.geometry.coordinates
    return { kind: 'cluster', clusterId: properties.cluster_id, count: properties.point_count, lng, lat, group: properties.groups }
  })
}

export type ClusterStep = { to: 'zoom'; zoom: number } | { to: 'project'; id: number }

/** What a press on a cluster does: zoom until it parts; marks at one spot never part, so those are shown one after another. */
export function openCluster(index: ClusterIndex, clusterId: number, zoomMax: number, selected: number | null): ClusterStep {
  const leaves = index.getLeaves(clusterId, Number.POSITIVE_INFINITY)
  const inside = emptyIndex(LARGE_FROM_ZOOM, zoomMax).load(leaves)
  for (let zoom = LARGE_FROM_ZOOM; zoom <= zoomMax; zoom++) if (inside.getClusters(WORLD, zoom).length > 1) return { to: 'zoom', zoom }
  const ids = leaves.map(({ properties }) => properties.id)
  const next = ids[(selected === null ? -1 : ids.indexOf(selected)) + 1] ?? ids[0]
  return next === undefined ? { to: 'zoom', zoom: zoomMax } : { to: 'project', id: next }
}
