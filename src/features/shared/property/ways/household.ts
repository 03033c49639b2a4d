import * as z from 'zod/mini'
import type { PlaceToReach } from '#market/timetable/arrive-by.ts'
import { TRAVEL_WAYS, type TravelWay } from '#market/timetable/travel-ways.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { WAYS_FRAGMENT } from './has-household.ts'

/** Places of one household. */
export const PLACES_MAX = 5
export const PLACE_NAME_MAX_CHARS = 40
/** Minutes that somebody is willing to be on the way, and the steps of the slider. */
export const LIMIT_MINUTES = { min: 5, max: 120, step: 5 } as const

const DAY_MINUTES = 1_440
const LAST_YEAR = 2_200

const place = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(PLACE_NAME_MAX_CHARS)),
  /** hundred-thousandths of a degree, about a metre */
  lat5: z.int().check(z.gte(-9_000_000), z.lte(9_000_000)),
  lng5: z.int().check(z.gte(-18_000_000), z.lte(18_000_000)),
  /** day of the week, 0 Monday */
  day: z.int().check(z.gte(0), z.lte(6)),
  /** when to be there, minutes after midnight */
  arriveAt: z.int().check(z.gte(0), z.lt(DAY_MINUTES)),
  limit: z.int().check(z.gte(LIMIT_MINUTES.min), z.lte(LIMIT_MINUTES.max)),
  ways: z.array(z.enum(TRAVEL_WAYS)).check(z.minLength(1), z.maxLength(TRAVEL_WAYS.length)),
})

const schema = z.object({
  places: z.array(place).check(z.maxLength(PLACES_MAX)),
  /** what homes are ordered by: the longest of the ways, or all of them together */
  order: z.enum(['slowest', 'sum']),
  /** lines that open until this year count; null: those that run today */
  year: z.nullable(z.int().check(z.gte(2_000), z.lte(LAST_YEAR))),
})

/** A place that somebody of the household has to be at. */
export type HouseholdPlace = z.output<typeof place>
/** Who has to be where, and when. It stays on the device unless its people make a link of it. */
export type Household = z.output<typeof schema>
export type WayOrder = Household['order']

export const NO_HOUSEHOLD: Household = { places: [], order: 'slowest', year: null }

/** What somebody changes. */
export type HouseholdChange =
  | { kind: 'add'; name: string; lat5: number; lng5: number }
  | { kind: 'change'; at: number; fields: Partial<HouseholdPlace> }
  | { kind: 'remove'; at: number }
  | { kind: 'order'; order: WayOrder }
  | { kind: 'year'; year: number | null }
  | { kind: 'replace'; household: Household }

const newPlace = (name: string, lat5: number, lng5: number): HouseholdPlace => ({
  name: name.trim().slice(0, PLACE_NAME_MAX_CHARS).trim(),
  lat5,
  lng5,
  day: 0,
  arriveAt: 540,
  limit: 45,
  ways: ['walk', 'bus', 'rail'],
})

/** The household after a change; the same object where the change says what no household may be, as a sixth place or a place without a name. */
export function changedHousehold(household: Household, change: HouseholdChange): Household {
  const next = nextHousehold(household, change)
  return schema.safeParse(next).success ? next : household
}

function nextHousehold(household: Household, change: HouseholdChange): Household {
  const { places } = household
  switch (change.kind) {
    case 'add':
      return { ...household, places: [...places, newPlace(change.name, change.lat5, change.lng5)] }
    case 'change':
      return { ...household, places: places.map((one, at) => (at === change.at ? { ...one, ...change.fields } : one)) }
    case 'remove':
      return { ...household, places: places.filter((_, at) => at !== change.at) }
    case 'order':
      return { ...household, order: change.order }
    case 'year':
      return { ...household, year: change.year }
    case 'replace':
      return change.household
  }
}

const kept = z.partialRecord(z.enum(COUNTRY_CODES), schema)

/** What a text of local storage says of each market; nothing where it cannot be read. */
export function readHouseholds(text: string | null): Partial<Record<CountryCode, Household>> {
  if (text === null) return {}
  try {
    const read = kept.safeParse(JSON.parse(text))
    return read.success ? read.data : {}
  } catch {
    return {}
  }
}

/** The household as the end of an address, behind the #, which browsers keep to themselves: no server is told it. */
export function fragmentOf(household: Household): string {
  const bytes = new TextEncoder().encode(JSON.stringify(household))
  return (
    WAYS_FRAGMENT +
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  )
}

/** The inverse of {@link fragmentOf}; null where an address carries no household with a place. */
export function householdOfFragment(fragment: string): Household | null {
  if (!fragment.startsWith(WAYS_FRAGMENT)) return null
  try {
    const letters = atob(fragment.slice(WAYS_FRAGMENT.length).replaceAll('-', '+').replaceAll('_', '/'))
    const read = schema.safeParse(JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)))))
    return read.success && read.data.places.length > 0 ? read.data : null
  } catch {
    return null
  }
}

/** The places as the search asks for them, in a year. */
export const placesToReach = ({ places }: Household, year: number): PlaceToReach[] =>
  places.map(({ lat5, lng5, day, arriveAt, ways }) => ({ lat: lat5 / 1e5, lng: lng5 / 1e5, day, arriveBy: arriveAt * 60, ways, year }))

/** The ways with one of them switched; the same where it would be the last one. */
export function switchedWay(ways: readonly TravelWay[], way: TravelWay): TravelWay[] {
  const next = TRAVEL_WAYS.filter((one) => (one === way) !== ways.includes(one))
  return next.length === 0 ? [...ways] : next
}
