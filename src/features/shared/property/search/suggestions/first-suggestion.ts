import type { CountryCode } from '#market/vocabulary.ts'
import { fetchSuggestions } from './suggest.functions.ts'
import type { Suggestion } from './use-suggestions.ts'

/** The first place that the words find in a market; null where there is none or the search failed. */
export async function firstSuggestion(country: CountryCode, text: string): Promise<Suggestion | null> {
  const answer = await fetchSuggestions({ data: { country, text } })
  return answer.ok ? (answer.value.searchSuggestions[0] ?? null) : null
}
