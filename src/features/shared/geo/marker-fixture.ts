import { MARKER_COLUMNS, type MarkerColumn, type MarkerColumns } from '#graphql/marker-snapshot.ts'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import { emptyMarkers, groupMarkers, type MarkerData } from './marker-data.ts'

export type MadeMarker = Partial<Record<MarkerColumn, number>>

/** For tests: columns of some markers; what is not said is 0, ids count from 1. */
export const madeColumns = (group: TypeGroup, markers: readonly MadeMarker[]): MarkerColumns => ({
  count: markers.length,
  typeGroup: TYPE_GROUPS.indexOf(group),
  ...(Object.fromEntries(
    MARKER_COLUMNS.map((name) => [name, Int32Array.from(markers, (own, i) => own[name] ?? (name === 'projectId' ? i + 1 : 0))]),
  ) as Record<MarkerColumn, Int32Array>),
})

/** For tests: a market with some groups of markers. */
export const madeData = (groups: Partial<Record<TypeGroup, readonly MadeMarker[]>>): MarkerData => ({
  ...emptyMarkers(),
  ...Object.fromEntries(
    Object.entries(groups).map(([group, markers]) => [group, groupMarkers(group as TypeGroup, madeColumns(group as TypeGroup, markers))]),
  ),
})
