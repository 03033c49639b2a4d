import { int32At } from '#lib/element-at.ts'
import type { HomePoints } from '#market/timetable/home-minutes.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import type { MarkerData } from '../engine/marks/marker-data.ts'

/** The homes of the markers' files, group after group, and where each project stands among them. */
export interface MarkedHomes extends HomePoints {
  indexOf: ReadonlyMap<number, number>
}

/** The homes of a market in the order of its markers' files. */
export function markedHomes(data: MarkerData): MarkedHomes {
  const count = TYPE_GROUPS.reduce((sum, group) => sum + data[group].count, 0)
  const lat6 = new Int32Array(count)
  const lng6 = new Int32Array(count)
  const indexOf = new Map<number, number>()
  let at = 0
  for (const group of TYPE_GROUPS) {
    const { columns } = data[group]
    lat6.set(columns.lat6, at)
    lng6.set(columns.lng6, at)
    for (let i = 0; i < data[group].count; i++) indexOf.set(int32At(columns.projectId, i), at + i)
    at += data[group].count
  }
  return { lat6, lng6, indexOf }
}
