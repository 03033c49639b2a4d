import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { LAND_ACTIVITIES, LAND_STATUSES, type LandActivity, type LandStatus } from '#market/vocabulary.ts'

/** §4: the status of a site. */
export const landStatusWords: Record<LandStatus, MessageDescriptor> = {
  'open-for-tender': msg`Open for tender`,
  'tender-closed': msg`Tender closed`,
  awarded: msg`Awarded`,
  'available-for-application': msg`Available for application`,
  upcoming: msg`Upcoming`,
  completed: msg`Completed`,
}

/** §4: by whom a site is sold. */
export const landActivityWords: Record<LandActivity, MessageDescriptor> = {
  gls: msg`Government land sale`,
  enbloc: msg`Collective sale`,
}

/** The word of a status or a kind of sale; one that is none of the vocabulary stands for itself. */
export const landStatusWord = (i18n: I18n, word: string): string => {
  const known = LAND_STATUSES.find((one) => one === word)
  return known ? i18n._(landStatusWords[known]) : word
}
export const landActivityWord = (i18n: I18n, word: string): string => {
  const known = LAND_ACTIVITIES.find((one) => one === word)
  return known ? i18n._(landActivityWords[known]) : word
}
