import { elementAt } from '#lib/element-at.ts'
import { addMonths } from '#lib/months.ts'
import type { AreaRow, ProjectRow } from '../db/market/rows.ts'
import { LATE_MONTHS_MAX, newestMonths } from './project-aggregates.ts'
import type { TxnColumns } from './txn-columns.ts'

/** The state or region that a place lies in: its ancestor right below the country; null for the country itself. */
function statesOf(areas: readonly AreaRow[]): Map<number, number | null> {
  const byId = new Map(areas.map((area) => [area.id, area]))
  const stateOf = (area: AreaRow): number | null => {
    const parent = area.parentId === null ? undefined : byId.get(area.parentId)
    if (!parent) return null
    return parent.level === 'country' ? area.id : stateOf(parent)
  }
  return new Map(areas.map((area) => [area.id, stateOf(area)]))
}

/**
 * The month in which the trailing windows of each project's figures end. It is the newest of its segment; a state whose records end more than a year
 * before the market's is published by another source, so its windows end with its own records.
 */
export function windowMonths(
  txns: TxnColumns,
  { areas, projects }: { areas: readonly AreaRow[]; projects: readonly Pick<ProjectRow, 'id' | 'areaId'>[] },
  segmentOf: (project: number) => string,
): (project: number) => number | undefined {
  const states = statesOf(areas)
  const stateOf = new Map(projects.map(({ id, areaId }) => [id, states.get(areaId) ?? null]))
  const newest = new Map<number | null, number>()
  for (let row = 0; row < txns.length; row++) {
    const state = stateOf.get(elementAt(txns.project, row)) ?? null
    if (txns.isDated(row)) newest.set(state, Math.max(newest.get(state) ?? 0, elementAt(txns.month, row)))
  }
  const earliest = addMonths(Math.max(0, ...newest.values()), -LATE_MONTHS_MAX)
  /** the state where it has windows of its own */
  const ownOf = (project: number): number | null => {
    const state = stateOf.get(project) ?? null
    return state !== null && (newest.get(state) ?? earliest) < earliest ? state : null
  }
  const owns = new Set(projects.map(({ id }) => ownOf(id)))
  const months = new Map(
    [...owns].map((own) => [own, newestMonths(txns, (project) => (ownOf(project) === own ? segmentOf(project) : null))]),
  )
  return (project) => months.get(ownOf(project))?.get(segmentOf(project))
}
