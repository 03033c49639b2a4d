import * as v from 'valibot'
import { decodeCamera } from '#geo/camera.ts'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'

const isCamera = (text: string): boolean => decodeCamera(text) !== null
const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0
const hasGroups = (text: string): boolean => groupsOf({ groups: text }).length < TYPE_GROUPS.length

/** What the map's address holds, short and shareable; a wrong value is dropped. */
export const mapSearch = v.object({
  /** the camera, lat_lng_zoom; absent: the country's opening view */
  at: v.fallback(v.optional(v.pipe(v.string(), v.check(isCamera))), undefined),
  /** project id; the router reads digits as a number */
  selected: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.check(isId))), undefined),
  /** the groups that are shown, joined by dots; absent: all */
  groups: v.fallback(v.optional(v.pipe(v.string(), v.check(hasGroups))), undefined),
})

export type MapSearch = v.InferOutput<typeof mapSearch>

/** The groups an address shows, in the trade's order; unknown names do not count, none means all. */
export function groupsOf({ groups }: Pick<MapSearch, 'groups'>): readonly TypeGroup[] {
  const named = groups?.split('.') ?? []
  const known = TYPE_GROUPS.filter((group) => named.includes(group))
  return known.length === 0 ? TYPE_GROUPS : known
}

/** Shows or hides one group. Hiding the last one shows them all again: an empty map helps nobody. */
export function toggleGroup(shown: readonly TypeGroup[], group: TypeGroup, open: readonly TypeGroup[]): MapSearch['groups'] {
  const next = open.filter((name) => (name === group) !== shown.includes(name))
  return next.length === 0 || next.length === open.length ? undefined : next.join('.')
}
