import { type MarkerColumns, readMarkers } from '#graphql/marker-snapshot.ts'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import type { Bounds } from './camera.ts'

/** One group's marks, as the graphics card wants them. */
export interface GroupMarkers {
  group: TypeGroup
  count: number
  /** lng, lat pairs in degrees */
  positions: Float64Array
  ids: Uint32Array
  /** the same positions in deck.gl's shape; one object, so that redrawing does not upload them again */
  binary: { length: number; attributes: { getPosition: { value: Float64Array; size: 2 } } }
}

export type MarkerData = Readonly<Record<TypeGroup, GroupMarkers>>

export interface MarkerPlace {
  id: number
  group: TypeGroup
  lng: number
  lat: number
}

export function groupMarkers(
  group: TypeGroup,
  { count, lat, lng, projectId }: Pick<MarkerColumns, 'count' | 'lat' | 'lng' | 'projectId'>,
): GroupMarkers {
  const positions = new Float64Array(count * 2)
  for (let i = 0; i < count; i++) {
    positions[i * 2] = (lng[i] as number) / 1e6
    positions[i * 2 + 1] = (lat[i] as number) / 1e6
  }
  return {
    group,
    count,
    positions,
    ids: projectId.slice(),
    binary: { length: count, attributes: { getPosition: { value: positions, size: 2 } } },
  }
}

const EMPTY = { count: 0, lat: new Int32Array(), lng: new Int32Array(), projectId: new Uint32Array() }

export const emptyMarkers = (): MarkerData => toMarkerData([])

function toMarkerData(groups: readonly GroupMarkers[]): MarkerData {
  const of = (group: TypeGroup) => groups.find((row) => row.group === group) ?? groupMarkers(group, EMPTY)
  return Object.fromEntries(TYPE_GROUPS.map((group) => [group, of(group)])) as Record<TypeGroup, GroupMarkers>
}

/** Loads the snapshots. Rejects when one cannot be fetched, with a RangeError when its bytes are not a snapshot. */
export async function loadMarkers(files: readonly { group: TypeGroup; url: string }[], signal?: AbortSignal): Promise<MarkerData> {
  const groups = files.map(async ({ group, url }) => {
    const response = await fetch(url, signal ? { signal } : undefined)
    if (!response.ok) throw new Error(`markers: ${response.status}`)
    return groupMarkers(group, readMarkers(await response.arrayBuffer()))
  })
  return toMarkerData(await Promise.all(groups))
}

export function placeAt(markers: GroupMarkers, index: number): MarkerPlace | null {
  const id = markers.ids[index]
  const lng = markers.positions[index * 2]
  const lat = markers.positions[index * 2 + 1]
  return id === undefined || lng === undefined || lat === undefined ? null : { id, group: markers.group, lng, lat }
}

/** The mark of a project, in whichever group it is; null when it has none. */
export function findPlace(data: MarkerData, id: number | null): MarkerPlace | null {
  if (id === null) return null
  for (const group of TYPE_GROUPS) {
    const index = data[group].ids.indexOf(id)
    if (index >= 0) return placeAt(data[group], index)
  }
  return null
}

export const isInside = ({ lat, lng }: { lat: number; lng: number }, { south, west, north, east }: Bounds): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east
