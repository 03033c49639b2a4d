import { linkOptions } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectLink } from '../address/project-link.ts'
import { fromWireTypeGroup } from '../address/wire-words.ts'
import { nearText, searchWordsForUrl } from './search-address.ts'
import type { Suggestion } from './suggestions/use-suggestions.ts'

type Target = Pick<Suggestion, 'kind' | 'title' | 'typeGroup' | 'slug' | 'projectId'> &
  Partial<Pick<Suggestion, 'areaId' | 'lat' | 'lng' | 'houseNo'>>

/** The address that a suggestion stands for: "8 Patterson Avenue", or the street alone; of everything else its title. */
export const suggestedAddress = ({ title, houseNo }: Pick<Target, 'title' | 'houseNo'>): string =>
  [houseNo, title].filter(Boolean).join(' ')

/** The place of the recorded sales of a street whose houses are kept by suburb or scheme, or of the typed house; null of everything else. */
export const salesAtAddress = ({ kind, typeGroup, slug, ...named }: Pick<Target, 'kind' | 'title' | 'houseNo' | 'typeGroup' | 'slug'>) =>
  kind === 'STREET' && typeGroup && slug
    ? { projectType: fromWireTypeGroup(typeGroup), projectSlug: slug, address: suggestedAddress(named) }
    : null

/** Where a suggestion leads: a project to its report, or to the map where reports are not open (§6), a street of houses that are kept by suburb or scheme to their sales, everything else to its results. */
export function suggestionLink(suggestion: Target, country: CountryCode) {
  const { kind, title, typeGroup, slug, projectId, areaId, lat, lng } = suggestion
  const sales = salesAtAddress(suggestion)
  if (sales) return linkOptions({ to: '/transaction-lists', search: { countryCode: country, ...sales } })
  if (typeGroup && slug && projectId) return projectLink({ typeGroup, slug, id: projectId }, country)
  const base = { countryCode: country, q: searchWordsForUrl(title) }
  if (kind === 'AREA' && areaId) return linkOptions({ to: '/search', search: { ...base, areaId } })
  if (kind === 'STREET') return linkOptions({ to: '/search', search: { ...base, street: title, sort: 'block' } })
  if ((kind === 'STATION' || kind === 'SCHOOL') && lat != null && lng != null)
    return linkOptions({ to: '/search', search: { ...base, near: nearText(lat, lng) } })
  return linkOptions({ to: '/search', search: base })
}
