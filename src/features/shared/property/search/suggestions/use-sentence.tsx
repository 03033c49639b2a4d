import { useEffect, useState } from 'react'
import { isHan } from '#lib/han.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { SentenceChoice } from './sentence-choice.ts'
import { FETCH_DELAY_MS } from './use-suggestions.ts'

/** More than a name: words with a space between them, or Chinese ones, which have none. */
const mayBeSentence = (text: string): boolean => /\S\s+\S/.test(text) || (isHan(text) && text.length > 3)

/** How long a list waits for what a sentence says, so that both come at once. */
const WAIT_MS = 1_000

export interface TypedSentence {
  /** what is typed says more than names; the last reading stays while the next is on its way */
  sentence: SentenceChoice | null
  /** the list waits for it: what would come a moment later would move what is read */
  isAwaited: boolean
  /** it came when the list stood there already */
  isLate: boolean
}

/** Reads what is typed once typing has paused. Whether it says more than names is seen here, by words that are loaded then; the server reads it and looks its places up. */
export function useSentence(country: CountryCode, typed: string): TypedSentence {
  const text = typed.trim()
  const [read, setRead] = useState<{ text: string; says: SentenceChoice | null; isLate: boolean } | null>(null)
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (!mayBeSentence(text)) return
    let isCurrent = true
    let isLate = false
    const timer = setTimeout(async () => {
      const says = await saidBy(country, text).catch(() => null)
      if (isCurrent) setRead({ text, says, isLate })
    }, FETCH_DELAY_MS)
    const waiting = setTimeout(() => {
      isLate = true
      setLate(text)
    }, FETCH_DELAY_MS + WAIT_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      clearTimeout(waiting)
    }
  }, [country, text])
  const maySay = mayBeSentence(text)
  return {
    sentence: maySay ? (read?.says ?? null) : null,
    isAwaited: maySay && read?.text !== text && late !== text,
    isLate: read?.isLate ?? false,
  }
}

/** Null for names alone. */
async function saidBy(country: CountryCode, text: string): Promise<SentenceChoice | null> {
  const { hintsAtFilters } = await import('#filter/sentence/sentence-text.ts')
  if (!hintsAtFilters(text, country)) return null
  // its line is drawn as soon as it is known
  const [{ fetchSentence }, { SentenceRow }] = await Promise.all([import('./sentence.functions.ts'), import('./sentence-row.tsx')])
  const said = await fetchSentence({ data: { country, text } })
  return said && { ...said, id: 'sentence', kind: 'SENTENCE', line: <SentenceRow country={country} said={said} /> }
}
