import { groupBy } from '../../db/batch-loader.ts'
import { byFirstSeen } from './same-home.ts'

interface Placed {
  id: string
  firstSeenAt: number
  /** the group that it is in until now */
  groupId: string | null
}

interface Standing {
  id: string
  firstSeenAt: number
}

/** Which group each home has, and which groups were found to be the home of another. */
interface Assigned {
  /** by the place of the home; null: it founds one */
  groupIds: (string | null)[]
  /** the group that was → the group that is */
  merged: Map<string, string>
}

/**
 * Gives homes the groups that their listings are in. A group goes where most of its listings are, of equals where its earliest is; where several go to
 * one home the earliest stays and the others lead to it. Groups keep their names so, whoever comes and goes.
 */
export function assignGroups(homes: readonly (readonly Placed[])[], groups: readonly Standing[]): Assigned {
  const votes = new Map<string, { at: number; own: Placed[] }[]>()
  for (const [at, home] of homes.entries())
    for (const [groupId, own] of groupBy(home.toSorted(byFirstSeen), (one) => one.groupId))
      if (groupId !== null) votes.set(groupId, [...(votes.get(groupId) ?? []), { at, own }])
  const claims = homes.map((): Standing[] => [])
  for (const group of groups.toSorted(byFirstSeen)) {
    const [most] = (votes.get(group.id) ?? []).sort(
      (a, b) => b.own.length - a.own.length || (a.own[0] && b.own[0] ? byFirstSeen(a.own[0], b.own[0]) : 0),
    )
    if (most) claims[most.at]?.push(group)
  }
  const merged = new Map<string, string>()
  const groupIds = claims.map(([first, ...others]) => {
    if (!first) return null
    for (const other of others) merged.set(other.id, first.id)
    return first.id
  })
  return { groupIds, merged }
}
