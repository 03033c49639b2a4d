import { notFound } from '@tanstack/react-router'
import type { AskPage } from '#api/page-queries.ts'
import { TOUR_PATH, TOUR_PATH_MAX_CHARS } from '#graphql/tour-kinds.ts'

/** The tour shown at real360/{path}; null where it could not be asked for. Throws notFound where none is shown. */
export async function loadTour({ ask }: { ask: AskPage }, { path }: { path: string }) {
  if (path.length > TOUR_PATH_MAX_CHARS || !TOUR_PATH.test(path)) throw notFound()
  const answer = await ask({
    queryKey: ['tour', path],
    queryFn: async () => (await import('./tour/tour.functions.ts')).fetchTour({ data: { path } }),
  })
  if (answer.ok && answer.value === null) throw notFound()
  return { tour: answer.ok ? answer.value : null }
}
