import type { AskPage } from '#api/page-queries.ts'
import type { Viewer } from '#session/viewer.ts'

/** The workbook of an analysis; null when signed out, then the page asks to sign in. */
export async function loadWorkbook({ viewer }: { viewer: Pick<Viewer, 'isLoggedIn'> }, { id }: { id?: string | undefined }) {
  if (!viewer.isLoggedIn) return null
  return (await import('./share-analysis.functions.ts')).fetchWorkbook({ data: { id: id ?? null } })
}

/** The inside of a shared workbook; null where it cannot be read any more. */
export async function loadFrozenWorkbook(ask: AskPage, id: string) {
  const answer = await ask({
    queryKey: ['frozen-workbook', id],
    queryFn: async () => (await import('./share-analysis.functions.ts')).fetchFrozenWorkbook({ data: { id } }),
  })
  return answer.ok ? { frozenWorkbook: answer.value } : null
}

export type FrozenWorkbook = NonNullable<Awaited<ReturnType<typeof loadFrozenWorkbook>>>
