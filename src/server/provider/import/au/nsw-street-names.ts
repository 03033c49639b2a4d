import { fullStreetName } from '../place-names.ts'

/** What a street's name may end with behind its type, and a type of two letters that means something else elsewhere: codes of Australian addresses (AS 4590, as in G-NAF). */
const ENDS: Readonly<Record<string, string>> = { CH: 'CHASE', E: 'EAST', N: 'NORTH', S: 'SOUTH', W: 'WEST' }

/** A street of the Valuer General's files without short forms: "PATTERSON AVE" → "Patterson Avenue", "VICTORIA RD W" → "Victoria Road West". */
export function nswStreetName(street: string): string {
  const words = street.trim().toUpperCase().split(/\s+/)
  const [last = '', ...before] = words.toReversed()
  return fullStreetName(before.length === 0 ? last : [...before.reverse(), ENDS[last] ?? last].join(' '))
}

/** A house number without the space before its letter: "2 A" → "2A". */
export const nswHouseNumber = (house: string): string => house.trim().replace(/(\d)\s+(?=[A-Z]\b)/gi, '$1')
