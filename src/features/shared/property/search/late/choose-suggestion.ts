import type { AnyRouter } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import { localMemory } from '#session/local-storage.ts'
import { type ValueTool, valueSuggestionLink } from '../../value-link.ts'
import { suggestionLink } from '../suggestion-link.ts'
import { rememberSearch } from './recent-searches.ts'
import type { Suggestion } from './use-suggestions.ts'

interface Chooser {
  router: AnyRouter
  country: CountryCode
  /** the estimate tool that the box belongs to */
  tool: ValueTool | undefined
  onPlace: ((place: Suggestion) => void) | undefined
}

/** Remembers the chosen suggestion and gives it to the page of the box, or opens it: in the estimate tool when the box belongs to that. */
export function chooseSuggestion(suggestion: Suggestion, { router, country, tool, onPlace }: Chooser): void {
  rememberSearch(localMemory, country, suggestion)
  if (onPlace) onPlace(suggestion)
  else void router.navigate(tool ? valueSuggestionLink(suggestion, country, tool) : suggestionLink(suggestion, country))
}
