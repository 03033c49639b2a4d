import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import type { Suggestion } from '#property/search/late/use-suggestions.ts'
import { nearText, searchWordsForUrl } from '#property/search/search-address.ts'
import type { DealsSearch } from './search.ts'

type Place = Pick<Suggestion, 'kind' | 'title' | 'typeGroup' | 'slug' | 'areaId' | 'lat' | 'lng'>

/** The list of a place that the search box found: a project's, an area's, a street's, or of what lies around a point. */
export function suggestedSearch({ kind, title, typeGroup, slug, areaId, lat, lng }: Place): Partial<DealsSearch> {
  if (typeGroup && slug) return { projectType: fromWireTypeGroup(typeGroup), projectSlug: slug }
  const q = searchWordsForUrl(title)
  if (kind === 'AREA' && areaId) return { areaId, q }
  if (kind === 'STREET') return { street: title, q }
  return lat != null && lng != null ? { near: nearText(lat, lng), q } : { q }
}
