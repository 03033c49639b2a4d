import * as z from 'zod/mini'
import { isEmailAddress } from '#lib/email-address.ts'
import { maxChars } from '#lib/max-chars.ts'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { flag, parameter, shortText } from './parameter.ts'
import { SALESPERSON_IDS } from './salespersons.ts'

/** §2.7 */
export const AUTH_KEYS = ['login', 'register'] as const
export type AuthKey = (typeof AUTH_KEYS)[number]

/** RFC 5321 */
const EMAIL_MAX_CHARS = 254
const ID_MAX_CHARS = 64
const LICENCE_MAX_CHARS = 32

/** The ids of orders, prices, users, promotions and lists: letters, digits, hyphen, underscore and the padding of base64. */
const ID = /^[A-Za-z0-9][\w-]*={0,2}$/
/** "R012345A", "REN 12345", "E(1)0123", "S-123456" */
const LICENCE = /^[A-Za-z0-9][A-Za-z0-9()/. -]*$/

const id = shortText(ID_MAX_CHARS, ID)

/** The code of an open market, in upper or lower case. */
const country = z.pipe(z.string().check(z.refine(maxChars(2)), z.toUpperCase()), z.enum(COUNTRY_CODES))

/** In a query "+" means a space, and an e-mail address holds none: "a+b@example.com" may come unescaped. */
const email = z
  .pipe(
    z.string().check(z.refine(maxChars(EMAIL_MAX_CHARS))),
    z.transform((text) => text.trim().replaceAll(' ', '+')),
  )
  .check(z.refine(isEmailAddress))

/** Why a sub-account was sent to its overview from the page that it asked for: that page is not for seats, or closed in the country. */
export const CLOSED_REASONS = ['seats', 'country'] as const
export type ClosedReason = (typeof CLOSED_REASONS)[number]

export const authParameter = parameter(flag(AUTH_KEYS))
export const authKeyParameter = parameter(z.enum(AUTH_KEYS))
export const formTypeParameter = parameter(z.literal('nonAgent'))
export const forgotPasswordParameter = parameter(flag())
export const menuParameter = parameter(flag())
export const countryCodeParameter = parameter<CountryCode>(country)
export const regionParameter = parameter<CountryCode>(country)
export const localeParameter = parameter(z.enum(LOCALE_CODES))
export const mobileViewParameter = parameter(flag())
export const ceaNumberParameter = parameter(shortText(LICENCE_MAX_CHARS, LICENCE))
export const emailParameter = parameter(email)
export const salespersonParameter = parameter(z.enum(SALESPERSON_IDS))
export const orderIdParameter = parameter(id)
export const payPackageIdParameter = parameter(id)
export const userIdParameter = parameter(id)
export const invCodeParameter = parameter(id)
export const transactionListParameter = parameter(id)
export const closedParameter = parameter(z.enum(CLOSED_REASONS))
