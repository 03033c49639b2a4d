import { LISTING_EDITS_CHOICES, LISTING_PROBLEMS, LISTING_STATES } from '#graphql/listing-kinds.ts'
import { vocabularyEnum } from '../../builder.ts'
import { MEDIA_KINDS, MEDIA_STATES } from '../../db/trade/words.ts'
import { LISTING_ACTIONS, LISTING_TRANSITIONS } from '../listing/listing-states.ts'
import { LISTING_NEEDS } from './listing-needs.ts'

export const ListingStateEnum = vocabularyEnum('ListingState', LISTING_STATES)
export const ListingProblemEnum = vocabularyEnum('ListingProblem', LISTING_PROBLEMS)
export const ListingNeedEnum = vocabularyEnum('ListingNeed', LISTING_NEEDS)

/** What an agent does; the clock does the others. */
export const OWN_ACTIONS = LISTING_ACTIONS.filter((action) => LISTING_TRANSITIONS[action].by.some((side) => side === 'agent'))
export const ListingActionEnum = vocabularyEnum('ListingAction', OWN_ACTIONS)
export const ListingEditsChoiceEnum = vocabularyEnum('ListingEditsChoice', LISTING_EDITS_CHOICES)

export const ListingMediaKindEnum = vocabularyEnum('ListingMediaKind', MEDIA_KINDS)
export const ListingMediaStateEnum = vocabularyEnum('ListingMediaState', MEDIA_STATES)
