import { MARKER_COLUMNS, type MarkerColumns, readMarkers } from '#graphql/marker-snapshot.ts'
import { int32At } from '#lib/element-at.ts'
import { recordOf } from '#lib/records.ts'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import { type Bounds, latitudeOf, mercatorY, WORLD_TILE_PX } from '#property/base-map/camera.ts'
import type { MarkerBytes } from './marker-files.ts'
import { type MarkerGrid, markerGrid } from './marker-grid.ts'

/** One group's marks: the snapshot's columns, and positions for the graphics card and for picking. */
export interface GroupMarkers {
  group: TypeGroup
  count: number
  columns: MarkerColumns
  /** x, y pairs on the Mercator square of 512, y upwards, so that they are not projected again in every frame */
  world: Float64Array
  grid: MarkerGrid
}

export type MarkerData = Readonly<Record<TypeGroup, GroupMarkers>>

export interface MarkerPlace {
  id: number
  group: TypeGroup
  lng: number
  lat: number
}

/** Degrees → the Mercator square of 512, y upwards. */
export const worldOf = (lng: number, lat: number): [x: number, y: number] => [
  (lng / 360 + 0.5) * WORLD_TILE_PX,
  (mercatorY(lat) + 0.5) * WORLD_TILE_PX,
]

/** The inverse of {@link worldOf}. */
export const degreesOf = (x: number, y: number): [lng: number, lat: number] => [
  (x / WORLD_TILE_PX - 0.5) * 360,
  latitudeOf(y / WORLD_TILE_PX - 0.5),
]

export function groupMarkers(group: TypeGroup, columns: MarkerColumns): GroupMarkers {
  const { count, lat6, lng6 } = columns
  const world = new Float64Array(count * 2)
  for (let i = 0; i < count; i++) world.set(worldOf(int32At(lng6, i) / 1e6, int32At(lat6, i) / 1e6), i * 2)
  return { group, count, columns, world, grid: markerGrid(world) }
}

/** Columns of a group that a market lacks. */
const noColumns = (typeGroup: number): MarkerColumns => ({
  count: 0,
  typeGroup,
  ...recordOf(MARKER_COLUMNS, () => new Int32Array()),
})

export const emptyMarkers = (): MarkerData => toMarkerData([])

function toMarkerData(groups: readonly GroupMarkers[]): MarkerData {
  return recordOf(
    TYPE_GROUPS,
    (group) => groups.find((row) => row.group === group) ?? groupMarkers(group, noColumns(TYPE_GROUPS.indexOf(group))),
  )
}

/** Reads snapshots. Throws a RangeError when bytes are not one. */
export const markersOf = (files: readonly MarkerBytes[]): MarkerData =>
  toMarkerData(files.map(({ group, bytes }) => groupMarkers(group, readMarkers(bytes))))

export function placeAt({ group, columns }: GroupMarkers, index: number): MarkerPlace | null {
  const id = columns.projectId[index]
  const lng = columns.lng6[index]
  const lat = columns.lat6[index]
  return id === undefined || lng === undefined || lat === undefined ? null : { id, group, lng: lng / 1e6, lat: lat / 1e6 }
}

/** The mark of a project, in whichever group it is; null when it has none. */
export function findPlace(data: MarkerData, id: number | null): MarkerPlace | null {
  if (id === null) return null
  for (const group of TYPE_GROUPS) {
    const index = data[group].columns.projectId.indexOf(id)
    if (index >= 0) return placeAt(data[group], index)
  }
  return null
}

export const isInside = ({ lat, lng }: { lat: number; lng: number }, { south, west, north, east }: Bounds): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** Bounds in degrees as a box of the Mercator square. */
export function worldBox({ south, west, north, east }: Bounds): [x0: number, y0: number, x1: number, y1: number] {
  return [...worldOf(west, south), ...worldOf(east, north)]
}
