import type { AskPage } from '#api/page-queries.ts'

/** The inside of a shared report, as its page is loaded; null where it cannot be read any more. */
export async function loadFrozenReport(ask: AskPage, id: string) {
  const answer = await ask({
    queryKey: ['frozen-report', id],
    queryFn: async () => (await import('./share-report.functions.ts')).fetchFrozenReport({ data: { id } }),
  })
  return answer.ok ? answer.value : null
}
