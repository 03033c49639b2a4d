import type { ReactNode } from 'react'
import type { fetchSentence } from './sentence.functions.ts'

/** What a typed sentence says. */
export type SaidSentence = NonNullable<Awaited<ReturnType<typeof fetchSentence>>>

/** The same as one of the options below the box. */
export interface SentenceChoice extends SaidSentence {
  id: string
  kind: 'SENTENCE'
  /** drawn by what came with it: a line that is loaded when it is drawn stands empty at first, and moves the others when it fills */
  line: ReactNode
}
