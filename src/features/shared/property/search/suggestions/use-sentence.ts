import { useEffect, useState } from 'react'
import { isHan } from '#lib/han.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { SentenceChoice } from './sentence-choice.ts'
import { FETCH_DELAY_MS } from './use-suggestions.ts'

/** More than a name: words with a space between them, or Chinese ones, which have none. */
const mayBeSentence = (text: string): boolean => /\S\s+\S/.test(text) || (isHan(text) && text.length > 3)

/** Reads what is typed once typing has paused. Whether it says more than names is seen here, by words that are loaded then; the server reads it and looks its places up. */
export function useSentence(country: CountryCode, typed: string): SentenceChoice | null {
  const text = typed.trim()
  const [choice, setChoice] = useState<{ text: string; says: SentenceChoice } | null>(null)
  useEffect(() => {
    if (!mayBeSentence(text)) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const says = await saidBy(country, text).catch(() => null)
      if (isCurrent) setChoice(says && { text, says })
    }, FETCH_DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [country, text])
  // the last reading stays while the next is on its way, unless the box was cleared
  return choice !== null && mayBeSentence(text) ? choice.says : null
}

/** Null for names alone. */
async function saidBy(country: CountryCode, text: string): Promise<SentenceChoice | null> {
  const { hintsAtFilters } = await import('#filter/sentence/sentence-text.ts')
  if (!hintsAtFilters(text, country)) return null
  // its line is drawn as soon as it is known
  const [{ fetchSentence }] = await Promise.all([import('./sentence.functions.ts'), import('./sentence-row.tsx')])
  const said = await fetchSentence({ data: { country, text } })
  return said && { ...said, id: 'sentence', kind: 'SENTENCE' }
}
