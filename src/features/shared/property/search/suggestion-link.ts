import { linkOptions } from '@tanstack/react-router'
import { isModuleOpen } from '#access/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectReportLink } from '../project-link.ts'
import { nearText, searchWordsForUrl } from './search-address.ts'
import type { Suggestion } from './use-suggestions.ts'

type Target = Pick<Suggestion, 'kind' | 'title' | 'typeGroup' | 'slug'> & Partial<Pick<Suggestion, 'areaId' | 'lat' | 'lng'>>

/** Where a suggestion leads: a project to its report where reports are open (§6), everything else to its results. */
export function suggestionLink({ kind, title, typeGroup, slug, areaId, lat, lng }: Target, country: CountryCode) {
  if (typeGroup && slug && isModuleOpen('report', country)) return projectReportLink({ typeGroup, slug }, country)
  const base = { countryCode: country, q: searchWordsForUrl(title) }
  if (kind === 'AREA' && areaId) return linkOptions({ to: '/search', search: { ...base, areaId } })
  if (kind === 'STREET') return linkOptions({ to: '/search', search: { ...base, street: title } })
  if ((kind === 'STATION' || kind === 'SCHOOL') && lat != null && lng != null)
    return linkOptions({ to: '/search', search: { ...base, near: nearText(lat, lng) } })
  return linkOptions({ to: '/search', search: base })
}
