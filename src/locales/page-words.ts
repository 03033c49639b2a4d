import type { WordBook } from './word-books.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** the catalogues that the route's page needs beside the shell's */
    words?: readonly WordBook[]
    /** those of its still parts only: the browser needs them for pages that it makes itself */
    stillWords?: readonly WordBook[]
  }
}

type Matches = readonly { staticData: { words?: readonly WordBook[]; stillWords?: readonly WordBook[] } }[]

/** The catalogues of a page that came from the server. */
export const wordsOf = (matches: Matches): WordBook[] => [...new Set(matches.flatMap((match) => match.staticData.words ?? []))]

/** All catalogues that the matched routes and the still parts of the shell need. */
export const allWordsOf = (matches: Matches): WordBook[] => [
  ...new Set<WordBook>([
    'shell-late',
    'shell-still',
    ...wordsOf(matches),
    ...matches.flatMap((match) => match.staticData.stillWords ?? []),
  ]),
]
