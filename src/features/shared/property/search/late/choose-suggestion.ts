import type { AnyRouter } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import { type ValueTool, valueSuggestionLink } from '../../value-link.ts'
import { suggestionLink } from '../suggestion-link.ts'
import { rememberSearch } from './recent-searches.ts'
import type { Suggestion } from './use-suggestions.ts'

/** Remembers the chosen suggestion and opens it; in the estimate tool when the box belongs to that. */
export function chooseSuggestion(router: AnyRouter, country: CountryCode, suggestion: Suggestion, tool?: ValueTool): void {
  rememberSearch(localStorage, country, suggestion)
  void router.navigate(tool ? valueSuggestionLink(suggestion, country, tool) : suggestionLink(suggestion, country))
}
