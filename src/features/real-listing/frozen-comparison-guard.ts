import type { AskPage } from '#api/page-queries.ts'

/** The inside of a shared comparison; null where it cannot be read any more. */
export async function loadFrozenComparison(ask: AskPage, id: string) {
  const answer = await ask({
    queryKey: ['frozen-comparison', id],
    queryFn: async () => (await import('./share-comparison.functions.ts')).fetchFrozenComparison({ data: { id } }),
  })
  return answer.ok ? answer.value : null
}

export type FrozenComparison = NonNullable<Awaited<ReturnType<typeof loadFrozenComparison>>>
