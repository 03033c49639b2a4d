import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AmenityType, CountryCode, PlaceFileType } from '#market/vocabulary.ts'

const amenityWords: Record<AmenityType, MessageDescriptor> = {
  mrt: msg`MRT station`,
  mtr: msg`MTR station`,
  lrt: msg`LRT station`,
  'bus-stop': msg`Bus stop`,
  school: msg`School`,
  market: msg({ message: 'Market', context: 'for food' }),
  medical: msg`Clinic or hospital`,
  park: msg`Park`,
  restaurant: msg`Food`,
  bank: msg`Bank`,
  supermarket: msg`Supermarket`,
  mall: msg`Shopping centre`,
  childcare: msg`Childcare`,
}

const placeFileWords: Record<PlaceFileType, MessageDescriptor> = { ...amenityWords, land: msg`Land for building` }

/** Where a market calls a kind of place by another word than the others. */
const placesOf: Partial<Record<CountryCode, Partial<typeof placeFileWords>>> = {
  AU: { mrt: msg`Train station`, lrt: msg`Tram stop` },
}

/** The word for what stands around homes or is shown beside them on the map. */
export const placeWord = (type: PlaceFileType, country: CountryCode): MessageDescriptor => placesOf[country]?.[type] ?? placeFileWords[type]
