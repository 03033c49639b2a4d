import type { ListingActivity } from '#graphql/listing-kinds.ts'
import type { UnitMix } from '#market/vocabulary.ts'

/** Letters and digits that are not taken for each other. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'
const SUFFIX_LENGTH = 8

const MIX_WORDS: Record<UnitMix, string> = {
  '0': 'studio',
  '1': '1-bedroom',
  '2': '2-bedroom',
  '3': '3-bedroom',
  '4': '4-bedroom',
  '5': '5-bedroom',
  PH: 'penthouse',
  MG: 'multi-generation',
  EX: 'executive',
  'ter-hse': 'terrace',
  'sd-hse': 'semi-detached',
  'd-hse': 'detached',
  'cls-hse': 'cluster-house',
  hse: 'house',
  GCB: 'bungalow',
  apt: 'apartment',
  other: 'home',
}

export interface GroupName {
  id: string
  slug: string
}

/** How many names a listing has for groups that it founds: the first that is free is taken. */
const NAMES_PER_LISTING = 3

/** The names of the groups that a listing may found: always the same, so that a placing that was cut and repeated makes the same group. */
export function namesOf(founder: { id: string; unitMix: UnitMix; activity: ListingActivity }): Promise<GroupName[]> {
  const word = founder.activity === 'room' ? 'room' : MIX_WORDS[founder.unitMix]
  return Promise.all(
    Array.from({ length: NAMES_PER_LISTING }, async (_, at) => {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`group ${at} ${founder.id}`)))
      const signs = Array.from(digest, (byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
      return { id: `g-${signs.slice(0, 24)}`, slug: `${word}-${signs.slice(0, SUFFIX_LENGTH)}` }
    }),
  )
}
