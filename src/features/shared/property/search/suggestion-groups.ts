import type { SearchKind } from '#graphql/generated/graphql.ts'

/** Groups keep the order in which their best member came. */
export function groupByKind<S extends { kind: SearchKind }>(suggestions: readonly S[]): { kind: SearchKind; options: S[] }[] {
  const groups = new Map<SearchKind, S[]>()
  for (const suggestion of suggestions) {
    const known = groups.get(suggestion.kind)
    if (known) known.push(suggestion)
    else groups.set(suggestion.kind, [suggestion])
  }
  return [...groups].map(([kind, options]) => ({ kind, options }))
}
