import { AGAINST_ESTIMATES, FURNISHED_TYPES, LISTING_ACTIVITIES, LISTING_OUTCOMES } from '#graphql/listing-kinds.ts'
import { FLOOR_TYPES } from '#market/vocabulary.ts'
import { vocabularyEnum } from '../../builder.ts'

export const ListingActivityEnum = vocabularyEnum('ListingActivity', LISTING_ACTIVITIES)
export const FurnishedTypeEnum = vocabularyEnum('FurnishedType', FURNISHED_TYPES)
export const AgainstEstimateEnum = vocabularyEnum('AgainstEstimate', AGAINST_ESTIMATES)
export const ListingOutcomeEnum = vocabularyEnum('ListingOutcome', LISTING_OUTCOMES)
export const FloorTypeEnum = vocabularyEnum('FloorType', FLOOR_TYPES)
