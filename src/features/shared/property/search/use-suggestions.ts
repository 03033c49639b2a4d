import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SuggestQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** §9 default fetch delay */
export const FETCH_DELAY_MS = 200

export type Suggestion = SuggestQuery['searchSuggestions'][number]

const suggestionsQuery = (country: CountryCode, text: string) =>
  queryOptions({
    queryKey: ['suggestions', country, text],
    queryFn: async () => (await import('./suggest.functions.ts')).fetchSuggestions({ data: { country, text } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })

interface Suggestions {
  suggestions: readonly Suggestion[]
  /** none: nothing typed or still asking for the first time */
  state: 'none' | 'ready' | 'failed'
}

/** Suggestions for what is typed, asked for once typing rests for the fetch delay. */
export function useSuggestions(country: CountryCode, typed: string): Suggestions {
  const text = useDelayed(typed.trim(), FETCH_DELAY_MS)
  const { data, isError } = useQuery(suggestionsQuery(country, text))
  if (typed.trim() === '' || text === '') return { suggestions: [], state: 'none' }
  if (isError || data?.ok === false) return { suggestions: [], state: 'failed' }
  return data ? { suggestions: data.value.searchSuggestions, state: 'ready' } : { suggestions: [], state: 'none' }
}

/** The value as it was once it stopped changing for `milliseconds`. */
function useDelayed(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
