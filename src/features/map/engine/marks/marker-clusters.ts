import { float64At, int32At, uint32At } from '#lib/element-at.ts'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import { type Bounds, WORLD_TILE_PX } from '#property/base-map/camera.ts'
import { LARGE_FROM_ZOOM } from '#property/base-map/style-words.ts'
import { clusterSeeds } from './cluster-seeds.ts'
import { degreesOf, type MarkerData, type MarkerPlace, placeAt, worldBox } from './marker-data.ts'
import { type FilterPlan, isShown } from './marker-filter.ts'
import { MARKER_PX } from './marker-style.ts'

export interface ClusterMark {
  kind: 'cluster'
  /** index of its marks in {@link Clusters.members} */
  clusterId: number
  count: number
  lng: number
  lat: number
  /** null: several groups */
  group: TypeGroup | null
  /** how many of each group, in their order */
  counts: readonly number[]
}

export type MarkerMark = { kind: 'marker'; index: number } & MarkerPlace

export type Mark = MarkerMark | ClusterMark

/** The marks of one whole zoom, single ones and clusters. */
export interface Clusters {
  marks: readonly Mark[]
  /** keys of the marks in each cluster */
  members: readonly Uint32Array[]
}

/** marks whose centres are nearer than this touch: their size and a small gap */
export const OVERLAP_PX = MARKER_PX + 2

/** A box on the Mercator square of 512. */
export type WorldBox = readonly [x0: number, y0: number, x1: number, y1: number]

const WORLD: WorldBox = [0, 0, WORLD_TILE_PX, WORLD_TILE_PX]

/** A mark's key is its index in its group's columns with the group in the higher bits, so that sorted keys have a defined order. */
const KEYS_PER_GROUP = 2 ** 28
const groupOf = (data: MarkerData, key: number) => data[TYPE_GROUPS[Math.floor(key / KEYS_PER_GROUP)] ?? TYPE_GROUPS[0]]
/** A mark's index in its group's columns. */
export const indexOfKey = (key: number): number => key % KEYS_PER_GROUP

/** The region that is clustered: the squares of half a tile that cover the view, and one more on every side, so that it changes seldom. */
export function clusterRegion(bounds: Bounds, zoom: number): WorldBox {
  const side = WORLD_TILE_PX / 2 / 2 ** Math.floor(zoom)
  const [x0, y0, x1, y1] = worldBox(bounds)
  const snap = (value: number, by: number) => (Math.floor(value / side) + by) * side
  return [snap(x0, -1), snap(y0, -1), snap(x1, 2), snap(y1, 2)]
}

/** Keys of the marks in a region that pass the plan; marks elsewhere are not tested. */
function keysIn(region: WorldBox, data: MarkerData, plan: FilterPlan): Uint32Array {
  const keys: number[] = []
  for (const [at, group] of TYPE_GROUPS.entries()) {
    const markers = data[group]
    if ((plan.tests.groups & (1 << markers.columns.typeGroup)) === 0) continue
    markers.grid.each(...region, (i) => {
      if (isShown(markers, i, plan)) keys.push(at * KEYS_PER_GROUP + i)
    })
  }
  return Uint32Array.from(keys).sort()
}

function positionsOf(data: MarkerData, keys: Uint32Array): Float64Array {
  const positions = new Float64Array(keys.length * 2)
  for (let at = 0; at < keys.length; at++) {
    const key = uint32At(keys, at)
    const { world } = groupOf(data, key)
    positions[at * 2] = float64At(world, indexOfKey(key) * 2)
    positions[at * 2 + 1] = float64At(world, indexOfKey(key) * 2 + 1)
  }
  return positions
}

/** Each mark in turn joins the nearest seed that touches it, or becomes a seed itself: indices in `keys`. */
function gather(positions: Float64Array, zoom: number): number[][] {
  const seeds = clusterSeeds(positions, OVERLAP_PX / 2 ** Math.floor(zoom))
  const gathered: number[][] = []
  for (let at = 0; at * 2 < positions.length; at++) {
    const [x, y] = [float64At(positions, at * 2), float64At(positions, at * 2 + 1)]
    const near = gathered[seeds.nearest(x, y)]
    if (near) near.push(at)
    else {
      seeds.add(x, y)
      gathered.push([at])
    }
  }
  return gathered
}

/**
 * Clusters for one zoom only what would overlap there: the radius is the size of a mark.
 * Counts only marks that pass the plan, within the region if there is one.
 */
export function clustersOf(data: MarkerData, plan: FilterPlan, zoom: number, region: WorldBox = WORLD): Clusters {
  const keys = keysIn(region, data, plan)
  const positions = positionsOf(data, keys)
  const marks: Mark[] = []
  const members: Uint32Array[] = []
  for (const own of gather(positions, zoom)) {
    const [at = 0] = own
    const key = uint32At(keys, at)
    const single = own.length === 1 ? markAlone(data, key) : null
    if (single) marks.push({ kind: 'marker', index: indexOfKey(key), ...single })
    else {
      marks.push(clusterOf(data, keys, positions, own, members.length))
      members.push(Uint32Array.from(own, (place) => uint32At(keys, place)))
    }
  }
  return { marks, members }
}

/** The place of a mark that stands by itself; null where its point is that of its area: then the figure of a cluster says that homes are about there. */
function markAlone(data: MarkerData, key: number): MarkerPlace | null {
  const markers = groupOf(data, key)
  return int32At(markers.columns.placedByArea, indexOfKey(key)) === 1 ? null : placeAt(markers, indexOfKey(key))
}

/** In the middle of its marks. */
function clusterOf(data: MarkerData, keys: Uint32Array, positions: Float64Array, own: readonly number[], clusterId: number): ClusterMark {
  let [x, y] = [0, 0]
  const { group } = groupOf(data, uint32At(keys, own[0] ?? 0))
  const counts = TYPE_GROUPS.map(() => 0)
  for (const at of own) {
    x += float64At(positions, at * 2)
    y += float64At(positions, at * 2 + 1)
    const groupAt = Math.floor(uint32At(keys, at) / KEYS_PER_GROUP)
    counts[groupAt] = (counts[groupAt] ?? 0) + 1
  }
  const [lng, lat] = degreesOf(x / own.length, y / own.length)
  return {
    kind: 'cluster',
    clusterId,
    count: own.length,
    lng,
    lat,
    group: counts.filter((count) => count > 0).length === 1 ? group : null,
    counts,
  }
}

export type ClusterStep = { to: 'zoom'; zoom: number } | { to: 'project'; id: number }

/** The effect of a click on a cluster: zooms until it separates; marks at one spot never do, so they are shown one after another. */
export function openCluster(data: MarkerData, inside: Uint32Array, zoomMax: number, selected: number | null): ClusterStep {
  const positions = positionsOf(data, inside)
  for (let zoom = LARGE_FROM_ZOOM; zoom <= zoomMax; zoom++) if (gather(positions, zoom).length > 1) return { to: 'zoom', zoom }
  const ids = Array.from(inside, (key) => groupOf(data, key).columns.projectId[indexOfKey(key)])
  const next = ids[(selected === null ? -1 : ids.indexOf(selected)) + 1] ?? ids[0]
  return next === undefined ? { to: 'zoom', zoom: zoomMax } : { to: 'project', id: next }
}
