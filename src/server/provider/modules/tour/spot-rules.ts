import type { TourSpotKind } from '#graphql/tour-kinds.ts'

interface SpotRule {
  /** another scene lies behind it */
  leads: boolean
  /** it cannot be shown without a title */
  needsTitle: boolean
}

/** What a place in a panorama has to have, by its kind. */
export const SPOT_RULES: Record<TourSpotKind, SpotRule> = {
  door: { leads: true, needsTitle: false },
  note: { leads: false, needsTitle: true },
}
