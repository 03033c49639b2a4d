import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AgainstEstimate, ConstructionStatus, FloorType, FurnishedType, ListingActivity } from '#graphql/generated/graphql.ts'

export const furnishedWords: Record<FurnishedType, MessageDescriptor> = {
  FULLY: msg`Fully furnished`,
  PARTIALLY: msg`Partly furnished`,
  FLEXIBLE: msg`Furnished as you wish`,
  UNFURNISHED: msg`Unfurnished`,
}

export const floorTypeWords: Record<FloorType, MessageDescriptor> = {
  GROUND: msg`Ground floor`,
  LOW: msg`Low floor`,
  MID: msg`Middle floor`,
  HIGH: msg`High floor`,
  PENTHOUSE: msg`Top floor`,
}

export const listingActivityWords: Record<ListingActivity, MessageDescriptor> = {
  SALE: msg`For sale`,
  RENT: msg`To rent`,
  ROOM: msg`Room to rent`,
}

/** Where the price asked lies against the 68 % range of the estimate. */
export const againstWords: Record<AgainstEstimate, MessageDescriptor> = {
  BELOW: msg`Asked below the estimate’s range`,
  WITHIN: msg`Asked within the estimate’s range`,
  ABOVE: msg`Asked above the estimate’s range`,
}

export const constructionWords: Record<ConstructionStatus, MessageDescriptor> = {
  PRECONSTRUCTION: msg`Planned`,
  BUILDING_UNDER_CONSTRUCTION: msg`Under construction`,
  COMPLETED: msg`Completed`,
}
