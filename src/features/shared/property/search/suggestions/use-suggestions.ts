import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#api/page-queries.ts'
import type { SuggestQuery } from '#graphql/generated/graphql.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { fail, ok } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { searchableText } from './pasted-text.ts'

/** §9 default fetch delay */
export const FETCH_DELAY_MS = 200

export type Suggestion = SuggestQuery['searchSuggestions'][number]

const suggestionsQuery = (country: CountryCode, text: string) => ({
  queryKey: ['suggestions', country, text],
  queryFn: async () => {
    const named = await searchableText(text)
    return named === ''
      ? ok({ searchSuggestions: [] })
      : (await import('./suggest.functions.ts')).fetchSuggestions({ data: { country, text: named } })
  },
})

export interface Suggestions {
  suggestions: readonly Suggestion[]
  /** none: nothing typed, or the first answer is not here yet */
  state: 'none' | 'ready' | 'failed'
}

/**
 * Suggestions for what is typed, fetched once typing has paused for the fetch delay. The last ones stay until the next are here; an
 * answer to an older text is ignored.
 */
export function useSuggestions(country: CountryCode, typed: string): Suggestions {
  const { ask } = useRouteContext({ from: '__root__' })
  const text = useSettled([...typed.trim()].slice(0, SEARCH_TEXT_MAX_CHARS).join('').trim())
  const [answer, setAnswer] = useState<AnswerOf<typeof suggestionsQuery> | null>(null)
  useEffect(() => {
    if (text === '') return
    let isCurrent = true
    ask(suggestionsQuery(country, text))
      .catch(() => fail('network', 'unreachable'))
      .then((found) => {
        if (isCurrent) setAnswer(found)
      })
    return () => {
      isCurrent = false
    }
  }, [ask, country, text])
  if (typed.trim() === '' || text === '' || !answer) return { suggestions: [], state: 'none' }
  return answer.ok ? { suggestions: answer.value.searchSuggestions, state: 'ready' } : { suggestions: [], state: 'failed' }
}

/** The value as it was once it stopped changing for the fetch delay. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), FETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
