import Supercluster from 'supercluster'
import type { TypeGroup } from '#market/vocabulary.ts'
import type { Bounds } from './camera.ts'
import { type MarkerData, type MarkerPlace, placeAt } from './marker-data.ts'
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

export type Mark = ({ kind: 'marker' } & MarkerPlace) | ClusterMark

interface Tally {
  groups: TypeGroup | null
}

export type ClusterIndex = Supercluster<MarkerPlace, Tally>

/** two marks whose centres are nearer than this touch: their size and a hair of paper */
export const OVERLAP_PX = MARKER_PX + 2

/** Clusters only what would overlap: the radius is the size of a mark, from the zoom where marks are large. */
export function clusterIndex(data: MarkerData, groups: readonly TypeGroup[]): ClusterIndex {
  const index: ClusterIndex = new Supercluster<MarkerPlace, Tally>({
    minZoom: LARGE_FROM_ZOOM,
    maxZoom: 20,
    radius: OVERLAP_PX,
    extent: 512,
    map: ({ group }) => ({ groups: group }),
    reduce: (total, { groups: own }) => {
      if (total.groups !== own) total.groups = null
    },
  })
  const features = groups.flatMap((group) =>
    Array.from({ length: data[group].count }, (_, i) => placeAt(data[group], i))
      .filter((place) => place !== null)
      .map((place) => ({
        type: 'Feature' as const,
        properties: place,
        geometry: { type: 'Point' as const, coordinates: [place.lng, place.lat] },
      })),
  )
  return index.load(features)
}

/** The marks to draw in `bounds` at a zoom of at least {@link LARGE_FROM_ZOOM}. They change at whole zooms only. */
export function marksIn(index: ClusterIndex, { west, south, east, north }: Bounds, zoom: number): Mark[] {
  return index.getClusters([west, south, east, north], Math.floor(zoom)).map((feature): Mark => {
    const { properties } = feature
    if (!('cluster_id' in properties)) return { kind: 'marker', ...properties }
    const [lng = 0, lat = 0] = feature.geometry.coordinates
    return { kind: 'cluster', clusterId: properties.cluster_id, count: properties.point_count, lng, lat, group: properties.groups }
  })
}

export type ClusterStep = { to: 'zoom'; zoom: number } | { to: 'project'; id: number }

/** What a press on a cluster does: zoom until it parts; marks at one spot never part, so those are shown one after another. */
export function openCluster(index: ClusterIndex, clusterId: number, zoomMax: number, selected: number | null): ClusterStep {
  const zoom = index.getClusterExpansionZoom(clusterId)
  if (zoom <= zoomMax) return { to: 'zoom', zoom }
  const ids = index.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(({ properties }) => properties.id)
  const next = ids[(selected === null ? -1 : ids.indexOf(selected)) + 1] ?? ids[0]
  return next === undefined ? { to: 'zoom', zoom: zoomMax } : { to: 'project', id: next }
}
