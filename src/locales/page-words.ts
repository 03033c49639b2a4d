import type { AnyRouteMatch } from '@tanstack/react-router'
import type { WordBook } from './word-books.ts'

/** The catalogues of a page, each list with all that comes before it. */
export interface PageWords {
  /** a page that came from the server needs them before it is hydrated */
  hydrated: readonly WordBook[]
  /** parts that load when they are needed wait for them */
  late: readonly WordBook[]
  /** the server, or the browser that makes a page itself, needs them to draw it whole */
  all: readonly WordBook[]
}

/** What the matched routes need: follows from their code by `npm run generate`. In development, where code changes under way, everything. */
export async function pageWords(matches: readonly Pick<AnyRouteMatch, 'routeId'>[]): Promise<PageWords> {
  if (import.meta.env.DEV) return everything()
  const { PAGE_WORDS } = await import('./page-words.gen.ts')
  const routes = matches.flatMap(({ routeId }) => PAGE_WORDS[routeId] ?? [])
  const hydrated = [...new Set(routes.flatMap((route) => route.hydrated))]
  const late = [...new Set([...hydrated, ...routes.flatMap((route) => route.late)])]
  return { hydrated, late, all: [...new Set([...late, ...routes.flatMap((route) => route.asServed)])] }
}

async function everything(): Promise<PageWords> {
  const { WORD_BOOKS } = await import('./word-books.ts')
  const all = Object.keys(WORD_BOOKS) as WordBook[]
  return { hydrated: all, late: all, all }
}
