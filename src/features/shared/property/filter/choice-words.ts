import type { I18n, MessageDescriptor } from '@lingui/core'
import type { SetKey } from '#filter/map-limits.ts'
import type { Facility as WireFacility } from '#graphql/generated/graphql.ts'
import { facilityWords, typeGroupWords } from '../vocabulary-words.ts'
import { bathroomWords, bedroomWords, propertyGroupWords, statusWords, tenureWords } from './filter-names.ts'

const WORDS: Record<Exclude<SetKey, 'has'>, Partial<Record<string, MessageDescriptor>>> = {
  groups: typeGroupWords,
  kinds: propertyGroupWords,
  tenure: tenureWords,
  beds: bedroomWords,
  baths: bathroomWords,
  status: statusWords,
}

/** The word of one choice of a set. */
export function choiceWord(i18n: I18n, key: SetKey, name: string): string {
  const message = key === 'has' ? facilityWords[name.toUpperCase().replaceAll('-', '_') as WireFacility] : WORDS[key][name]
  return message ? i18n._(message) : name
}
