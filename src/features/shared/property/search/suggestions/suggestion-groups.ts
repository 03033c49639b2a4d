import type { SearchKind } from '#graphql/generated/graphql.ts'

/** The groups of suggestions: a kind, what was found by another spelling, recent searches, or what a sentence says. */
export type GroupKind = SearchKind | 'MEANT' | 'RECENT' | 'SENTENCE'

/** Groups keep the order in which their best member came; what was found by another spelling is a group of its own. */
export function groupByKind<S extends { kind: SearchKind; isApproximate: boolean }>(
  suggestions: readonly S[],
): { kind: GroupKind; options: S[] }[] {
  const groups = new Map<GroupKind, S[]>()
  for (const suggestion of suggestions) {
    const kind = suggestion.isApproximate ? 'MEANT' : suggestion.kind
    const known = groups.get(kind)
    if (known) known.push(suggestion)
    else groups.set(kind, [suggestion])
  }
  return [...groups].map(([kind, options]) => ({ kind, options }))
}
