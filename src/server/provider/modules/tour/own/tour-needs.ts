import { TOUR_NEEDS, type TourNeed } from '#graphql/tour-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type ComplianceLine, missingLines } from '../../listing/compliance.ts'
import type { AdvertisedBy } from '../../listing/listing-row.ts'
import { SPOT_RULES } from '../spot-rules.ts'
import type { TourDraft } from './tour-draft.ts'

const LINE_NEEDS: Record<ComplianceLine, TourNeed> = {
  agentName: 'agent-name',
  agentLicence: 'agent-licence',
  agency: 'agency',
  agencyLicence: 'agency-licence',
  agentPhone: 'agent-phone',
}

/** What the panoramas themselves lack: a title, a scene, words on every note, and for each scene a name and a text for those who do not see it. */
export function draftNeeds({ title, scenes }: TourDraft): TourNeed[] {
  const missing = new Set<TourNeed>()
  if (title === '') missing.add('title')
  if (scenes.length === 0) missing.add('scenes')
  if (scenes.some(({ name }) => name === '')) missing.add('scene-name')
  if (scenes.some(({ alt }) => alt === '')) missing.add('alt')
  if (scenes.some(({ spots }) => spots.some(({ kind, title: words }) => SPOT_RULES[kind].needsTitle && words === ''))) missing.add('note')
  return TOUR_NEEDS.filter((need) => missing.has(need))
}

/**
 * All that a tour cannot be shown without, in the order of the page on which it is mended: the lines of its agent as in every advertisement (product §11.3), a title,
 * a scene, words on every note, and for each scene a name and a text for those who do not see it (WCAG 2.2, 1.1.1).
 */
export const tourNeeds = (draft: TourDraft, by: AdvertisedBy, country: CountryCode): TourNeed[] => [
  ...missingLines(by, country).map((line) => LINE_NEEDS[line]),
  ...draftNeeds(draft),
]
