import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** The lists of the staff desk, as the last segment of its address; accounts are at the desk's own. */
export const DESKS = [
  'accounts',
  'licences',
  'promo-codes',
  'messages',
  'letters',
  'vendors',
  'enquiry-rules',
  'feeds',
  'listing-problems',
] as const
export type DeskName = (typeof DESKS)[number]

/** The list that a segment names; null for one that names none. */
export const deskNamed = (segment: string | undefined): DeskName | null =>
  segment === undefined ? 'accounts' : (DESKS.find((desk) => desk !== 'accounts' && desk === segment) ?? null)

export const DESK_PAGE_SIZE = 20
const PAGE_MAX = 500
const FIND_MAX_CHARS = 80

/** Parameters of the staff desk's lists. */
export interface DeskSearch {
  /** part of a name, an address, a phone or licence number */
  find?: string | number
  /** accounts of this country only */
  of?: CountryCode
  page?: number
}

/** Text, or the whole number that the router has made of it. */
function findOf(value: unknown): string | number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' || text.length > FIND_MAX_CHARS || /\p{Cc}/u.test(text) ? undefined : text
}

const pageOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= PAGE_MAX ? value : undefined

/** Reads the desk's parameters; a wrong value is dropped, never an error. */
export const deskSearch = ({ find, of, page }: Record<string, unknown>): DeskSearch => ({
  find: findOf(find),
  of: parseCountryCode(typeof of === 'string' ? of : null) ?? undefined,
  page: pageOf(page),
})
