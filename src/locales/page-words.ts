import type { AnyRouteMatch } from '@tanstack/react-router'
import type { WordBook } from './word-books.ts'

type Matches = readonly Pick<AnyRouteMatch, 'routeId'>[]

/** Which catalogues a route needs, and when: follows from its code by `npm run generate`. In development, where code changes, everything. */
async function wordsOf(routeIds: readonly string[], moments: readonly ('hydrated' | 'late' | 'asServed')[]): Promise<WordBook[]> {
  if (import.meta.env.DEV) return everything()
  const { PAGE_WORDS } = await import('./page-words.gen.ts')
  return [...new Set(routeIds.flatMap((id) => moments.flatMap((moment) => PAGE_WORDS[id]?.[moment] ?? [])))]
}

async function everything(): Promise<WordBook[]> {
  const { WORD_BOOKS } = await import('./word-books.ts')
  return Object.keys(WORD_BOOKS) as WordBook[]
}

const idsOf = (matches: Matches): string[] => matches.map(({ routeId }) => routeId)

/** The catalogues that a page which came from the server needs before it is hydrated. */
export const wordsToHydrate = (matches: Matches): Promise<WordBook[]> => wordsOf(idsOf(matches), ['hydrated'])

/** Those that the server, or the browser that makes a page itself, needs to draw it whole. */
export const wordsToDraw = (matches: Matches): Promise<WordBook[]> => wordsOf(idsOf(matches), ['hydrated', 'late', 'asServed'])

/** Those that the parts of a route wait for which load when they are needed. */
export const lateWords = (routeId: string): Promise<WordBook[]> => wordsOf([routeId], ['hydrated', 'late'])
