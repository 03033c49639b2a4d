import type { AskPage } from '#api/page-queries.ts'

/** The inside of a shared plan; null where it cannot be read any more. */
export async function loadFrozenPlan(ask: AskPage, id: string) {
  const answer = await ask({
    queryKey: ['frozen-plan', id],
    queryFn: async () => (await import('./share-plan.functions.ts')).fetchFrozenPlan({ data: { id } }),
  })
  return answer.ok ? answer.value : null
}

export type FrozenPlan = NonNullable<Awaited<ReturnType<typeof loadFrozenPlan>>>
