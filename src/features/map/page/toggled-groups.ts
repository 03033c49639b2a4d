import type { TypeGroup } from '#market/vocabulary.ts'

/** Shows or hides one group of those that a market has; undefined: all. Hiding the last one shows all again, because an empty map is of no use. */
export function toggledGroups(shown: readonly TypeGroup[], group: TypeGroup, open: readonly TypeGroup[]): TypeGroup[] | undefined {
  const next = open.filter((name) => (name === group) !== shown.includes(name))
  return next.length === 0 || next.length === open.length ? undefined : next
}
