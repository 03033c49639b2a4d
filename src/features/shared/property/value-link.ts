import { linkOptions } from '@tanstack/react-router'
import type { TypeGroup as WireTypeGroup } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from './address/wire-words.ts'
import { nearText, searchWordsForUrl } from './search/search-address.ts'
import type { Suggestion } from './search/suggestions/use-suggestions.ts'

/** The addresses of the estimate tool: the public one, that of sub-account users and the co-branded one. */
export type ValueTool = '/realValue' | '/user/subaccount/realValue' | '/realValue-savills'

/** A home of a project in the estimate tool. */
export const valueHomeLink = (
  { typeGroup, slug }: { typeGroup: WireTypeGroup; slug: string },
  country: CountryCode,
  tool: ValueTool = '/realValue',
) => linkOptions({ to: tool, search: { countryCode: country, projectType: fromWireTypeGroup(typeGroup), projectSlug: slug } })

type Target = Pick<Suggestion, 'kind' | 'title' | 'typeGroup' | 'slug'> & Partial<Pick<Suggestion, 'areaId' | 'lat' | 'lng'>>

/** Where a suggestion leads in the estimate tool: a project to its estimate, everything else to the projects to choose from. */
export function valueSuggestionLink({ kind, title, typeGroup, slug, areaId, lat, lng }: Target, country: CountryCode, tool: ValueTool) {
  if (typeGroup && slug) return valueHomeLink({ typeGroup, slug }, country, tool)
  const base = { countryCode: country, q: searchWordsForUrl(title) }
  if (kind === 'AREA' && areaId) return linkOptions({ to: tool, search: { ...base, areaId } })
  if (kind === 'STREET') return linkOptions({ to: tool, search: { ...base, street: title } })
  if ((kind === 'STATION' || kind === 'SCHOOL') && lat != null && lng != null)
    return linkOptions({ to: tool, search: { ...base, near: nearText(lat, lng) } })
  return linkOptions({ to: tool, search: base })
}
