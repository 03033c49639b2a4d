import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ListingActivity } from '#graphql/listing-kinds.ts'
import { listingActivityWords } from './listing-words.ts'

const ALL = msg`All homes`

/** What an agent's list can be narrowed to, with its words; undefined is everything. */
export const activityTabs = (i18n: Pick<I18n, '_'>): { activity: ListingActivity | undefined; label: string }[] => [
  { activity: undefined, label: i18n._(ALL) },
  { activity: 'sale', label: i18n._(listingActivityWords.SALE) },
  { activity: 'rent', label: i18n._(listingActivityWords.RENT) },
  { activity: 'room', label: i18n._(listingActivityWords.ROOM) },
]
