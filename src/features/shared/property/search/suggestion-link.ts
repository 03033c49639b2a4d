import { linkOptions } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectLink } from '../address/project-link.ts'
import { nearText, searchWordsForUrl } from './search-address.ts'
import type { Suggestion } from './suggestions/use-suggestions.ts'

type Target = Pick<Suggestion, 'kind' | 'title' | 'typeGroup' | 'slug' | 'projectId'> & Partial<Pick<Suggestion, 'areaId' | 'lat' | 'lng'>>

/** Where a suggestion leads: a project to its report, or to the map where reports are not open (§6), everything else to its results. */
export function suggestionLink({ kind, title, typeGroup, slug, projectId, areaId, lat, lng }: Target, country: CountryCode) {
  if (typeGroup && slug && projectId) return projectLink({ typeGroup, slug, id: projectId }, country)
  const base = { countryCode: country, q: searchWordsForUrl(title) }
  if (kind === 'AREA' && areaId) return linkOptions({ to: '/search', search: { ...base, areaId } })
  if (kind === 'STREET') return linkOptions({ to: '/search', search: { ...base, street: title, sort: 'block' } })
  if ((kind === 'STATION' || kind === 'SCHOOL') && lat != null && lng != null)
    return linkOptions({ to: '/search', search: { ...base, near: nearText(lat, lng) } })
  return linkOptions({ to: '/search', search: base })
}
