import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SearchKind, SuggestQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'

type Suggestion = SuggestQuery['searchSuggestions'][number]

/** §9 default fetch delay */
const FETCH_DELAY_MS = 200

/** Suggestions with a position, of some kinds or all, for the typed text after the delay; null while there is no answer. */
export function usePlacedSuggestions(country: CountryCode, typed: string, kinds?: readonly SearchKind[]): Suggestion[] | null {
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), FETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({
    queryKey: ['map', 'suggestions', country, text],
    queryFn: async () => (await import('#property/search/late/suggest.functions.ts')).fetchSuggestions({ data: { country, text } }),
    enabled: text !== '',
  })
  if (typed.trim() === '' || !data?.ok) return null
  return data.value.searchSuggestions.filter(({ kind, lat, lng }) => lat !== null && lng !== null && (kinds?.includes(kind) ?? true))
}
