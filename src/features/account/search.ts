import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

export const DESKS = ['users', 'promo-codes'] as const
export type DeskName = (typeof DESKS)[number]

export const DESK_PAGE_SIZE = 20
const PAGE_MAX = 500
const FIND_MAX_CHARS = 80

/** Parameters of the staff desk in the address of the account overview; ignored for other viewers. */
export interface DeskSearch {
  desk?: DeskName
  /** part of a name, an address, a phone or licence number */
  find?: string | number
  /** accounts of this country only */
  of?: CountryCode
  page?: number
}

const deskOf = (value: unknown): DeskName | undefined => DESKS.find((desk) => desk === value)

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
export const deskSearch = ({ desk, find, of, page }: Record<string, unknown>): DeskSearch => ({
  desk: deskOf(desk),
  find: findOf(find),
  of: parseCountryCode(typeof of === 'string' ? of : null) ?? undefined,
  page: pageOf(page),
})
