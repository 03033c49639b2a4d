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

/** Longer ones are no request of ours; the whole address stays below what servers take. */
export const CONNECT_VALUE_MAX_CHARS = 4_000

/** The parameters of an authorisation request (RFC 6749, 4.1.1), as they stand in the address. */
export type ConnectSearch = Partial<Record<(typeof CONNECT_NAMES)[number], string>>

const CONNECT_NAMES = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'resource',
] as const

/** A parameter as it was sent: the router makes numbers and lists of what looks like them. */
function sentText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
  return text === undefined || text === '' || text.length > CONNECT_VALUE_MAX_CHARS ? undefined : text
}

/** Reads the parameters of an authorisation request; a wrong one is dropped, and the provider says what is missing. */
export const connectSearch = (search: Record<string, unknown>): ConnectSearch =>
  Object.fromEntries(CONNECT_NAMES.map((name) => [name, sentText(search[name])]))

/** An authorisation request as the provider is asked, '' where a parameter is missing. */
export interface AskedConsent {
  clientId: string
  redirectUri: string
  responseType: string
  scope: string
  state: string
  codeChallenge: string
  codeChallengeMethod: string
  resource: string
}

export const askedConsentOf = (search: ConnectSearch): AskedConsent => ({
  clientId: search.client_id ?? '',
  redirectUri: search.redirect_uri ?? '',
  responseType: search.response_type ?? '',
  scope: search.scope ?? '',
  state: search.state ?? '',
  codeChallenge: search.code_challenge ?? '',
  codeChallengeMethod: search.code_challenge_method ?? '',
  resource: search.resource ?? '',
})
