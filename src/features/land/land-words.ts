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

const RESIDENTIAL = msg`Residential`
const COMMERCIAL = msg`Commercial`
const BOTH = msg`Commercial and residential`

/** What may be built on a site, by the term of its market's records. Terms of a zone keep its code. */
const landUseWords: Readonly<Record<string, MessageDescriptor>> = {
  Residential: RESIDENTIAL,
  'Residential with Commercial at 1st Storey': msg`Residential, shops on the ground floor`,
  'Commercial & Residential': BOTH,
  'Executive Condominium': msg`Executive condominium`,
  White: msg`White site: use open to the bidder`,
  Kediaman: RESIDENTIAL,
  'Pembangunan Bercampur': msg`Mixed development`,
  Komersial: COMMERCIAL,
  'Residential (Group A)': msg`Residential, group A`,
  'Residential (Group B)': msg`Residential, group B`,
  'Commercial/Residential': BOTH,
  Commercial: COMMERCIAL,
  'R4 High Density Residential': msg`R4, high-density residential`,
  'R3 Medium Density Residential': msg`R3, medium-density residential`,
  'MU1 Mixed Use': msg`MU1, mixed use`,
  'E2 Commercial Centre': msg`E2, commercial centre`,
}

/** The use of a site in the reader's language; a term that is not known stands for itself. */
export const landUseWord = (i18n: I18n, term: string): string => {
  const known = Object.hasOwn(landUseWords, term) ? landUseWords[term] : undefined
  return known ? i18n._(known) : term
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
