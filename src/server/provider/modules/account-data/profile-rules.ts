import { AGENCY_MAX_CHARS, CC_EMAILS_MAX, NAME_MAX_CHARS } from '#graphql/limits.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { joinedPhone } from '#lib/phone-number.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

const WEBSITE_MAX_CHARS = 200

/** The fields a person may change; null and missing ones stay as they are. The verification of a phone is checked elsewhere. */
export interface ProfilePatch {
  nickName?: string | null
  /** joined, "+6591234567" */
  phoneNumber?: string | null
  country?: CountryCode | null
  language?: string | null
}

/** The licence fields an agent may change; "" removes a website. */
export interface DetailPatch {
  ceaNumber?: string | null
  salespersonName?: string | null
  estateAgency?: string | null
  estateAgencyLicenseNo?: string | null
  website?: string | null
  websiteTitle?: string | null
  ccEmails?: string[] | null
}

const LANGUAGES: ReadonlySet<string> = new Set(Object.values(COUNTRIES).flatMap(({ locales }) => [...locales]))

/** null when no field was given */
const cleaned = (text: string | null | undefined): string | null => (typeof text === 'string' ? cleanLine(text) : null)

const isName = (text: string, max: number = NAME_MAX_CHARS): boolean => text.length > 0 && text.length <= max

const isWebsite = (text: string): boolean =>
  text.length <= WEBSITE_MAX_CHARS && URL.canParse(text) && /^https?:\/\/[^/]+\.[^/]+/i.test(text)

/** The valid patch, or the first field that is wrong. */
export function readProfile(patch: ProfilePatch): { profile: Required<ProfilePatch> } | { wrong: keyof ProfilePatch } {
  const nickName = cleaned(patch.nickName)
  if (nickName !== null && !isName(nickName)) return { wrong: 'nickName' }
  const phoneNumber = typeof patch.phoneNumber === 'string' ? joinedPhone(patch.phoneNumber) : null
  if (typeof patch.phoneNumber === 'string' && phoneNumber === null) return { wrong: 'phoneNumber' }
  const language = patch.language ?? null
  if (language !== null && !LANGUAGES.has(language)) return { wrong: 'language' }
  return { profile: { nickName, phoneNumber, language, country: patch.country ?? null } }
}

/** As {@link readProfile}; the licence's register is checked elsewhere. */
export function readDetail(patch: DetailPatch): { detail: Required<DetailPatch> } | { wrong: keyof DetailPatch } {
  const names = { salespersonName: cleaned(patch.salespersonName), estateAgency: cleaned(patch.estateAgency) }
  const { salespersonName, estateAgency } = names
  if (salespersonName !== null && !isName(salespersonName)) return { wrong: 'salespersonName' }
  if (estateAgency !== null && !isName(estateAgency, AGENCY_MAX_CHARS)) return { wrong: 'estateAgency' }
  const estateAgencyLicenseNo = cleaned(patch.estateAgencyLicenseNo)
  if (estateAgencyLicenseNo && !isName(estateAgencyLicenseNo, AGENCY_MAX_CHARS)) return { wrong: 'estateAgencyLicenseNo' }
  const website = cleaned(patch.website)
  if (website && !isWebsite(website)) return { wrong: 'website' }
  const websiteTitle = cleaned(patch.websiteTitle)
  if (websiteTitle && !isName(websiteTitle)) return { wrong: 'websiteTitle' }
  const ccEmails = patch.ccEmails?.map((email) => email.trim()) ?? null
  if (ccEmails && (ccEmails.length > CC_EMAILS_MAX || !ccEmails.every(isEmailAddress))) return { wrong: 'ccEmails' }
  return { detail: { ...names, estateAgencyLicenseNo, website, websiteTitle, ccEmails, ceaNumber: cleaned(patch.ceaNumber) } }
}
