import type { CountryCode } from '#market/vocabulary.ts'
import { searchableText } from './pasted-text.ts'
import { fetchSuggestions } from './suggest.functions.ts'
import type { Suggestion } from './use-suggestions.ts'

/** The first place that the words find in a market; null where there is none or the search failed. */
export async function firstSuggestion(country: CountryCode, text: string): Promise<Suggestion | null> {
  const named = await searchableText(text)
  if (named === '') return null
  const answer = await fetchSuggestions({ data: { country, text: named } })
  return answer.ok ? (answer.value.searchSuggestions[0] ?? null) : null
}
