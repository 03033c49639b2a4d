import type { WordBook } from '#locales/word-books.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** the catalogues that the route's page needs beside the shell's */
    words?: readonly WordBook[]
  }
}

/** The catalogues that the matched routes name. */
export const wordsOf = (matches: readonly { staticData: { words?: readonly WordBook[] } }[]): WordBook[] => [
  ...new Set(matches.flatMap((match) => match.staticData.words ?? [])),
]
