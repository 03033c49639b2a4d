import type { fetchSentence } from './sentence.functions.ts'

/** What a typed sentence says, as one of the options below the box. */
export interface SentenceChoice extends NonNullable<Awaited<ReturnType<typeof fetchSentence>>> {
  id: string
  kind: 'SENTENCE'
}
