import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { anyOf, bit, integer, orNull, table, text } from '../column-table.ts'
import { ENQUIRY_COPY_STATES, LINK_PURPOSES, REGISTER_ORIGINS, SESSION_PURPOSES, STAFF_DEEDS, USER_KINDS } from './words.ts'

// The people, how they enter, and what an agent’s licence says.

export const USER = table('user', {
  id: text(),
  email: text(),
  emailKey: text(),
  nickName: text(),
  phoneNumber: text(),
  phoneVerifiedAt: orNull(integer()),
  country: anyOf(COUNTRY_CODES),
  language: text(),
  kind: anyOf(USER_KINDS),
  roles: text(),
  passwordHash: orNull(text()),
  emailVerifiedAt: orNull(integer()),
  activatedAt: orNull(integer()),
  deletionDueAt: orNull(integer()),
  createdAt: integer(),
  updatedAt: integer(),
  attribution: orNull(text()),
  suspendedAt: orNull(integer()),
})

export const AGENT_DETAIL = table('agent_detail', {
  userId: text(),
  country: text<CountryCode>(),
  ceaNumber: orNull(text()),
  ceaNumberKey: orNull(text()),
  salespersonName: text(),
  estateAgency: text(),
  estateAgencyLicenseNo: text(),
})

export const AVATAR = table('avatar', {
  userId: text(),
  key: text(),
  contentType: text(),
  bytes: integer(),
  width: integer(),
  height: integer(),
  createdAt: integer(),
})

export const SESSION = table('session', {
  tokenHash: text(),
  id: text(),
  userId: text(),
  purpose: anyOf(SESSION_PURPOSES),
  createdAt: integer(),
  lastSeenAt: integer(),
  expiresAt: integer(),
  revokedAt: orNull(integer()),
  userAgent: text(),
  confirmedAt: orNull(integer()),
})

export const STAFF_DEED = table('staff_deed', {
  key: text(),
  userId: text(),
  staffId: orNull(text()),
  deed: anyOf(STAFF_DEEDS),
  reason: text(),
  about: text(),
  at: integer(),
})

export const ONE_TIME_TOKEN = table('one_time_token', {
  tokenHash: text(),
  userId: text(),
  purpose: anyOf(LINK_PURPOSES),
  emailKey: text(),
  createdAt: integer(),
  expiresAt: integer(),
  usedAt: orNull(integer()),
})

export const PHONE_VERIFICATION = table('phone_proof', {
  phoneHash: text(),
  at: integer(),
  holderHash: text(),
})

export const USER_UNIQUE_ID = table('user_unique_id', {
  userId: text(),
  uniqueId: text(),
  createdAt: integer(),
})

export const AGENT_PROFILE = table('agent_profile', {
  userId: text(),
  tierCodes: text(),
  logo: orNull(text()),
  website: orNull(text()),
  websiteTitle: orNull(text()),
  ccEmails: text(),
  updatedAt: integer(),
})

export const COPY_ADDRESS = table('copy_address', {
  userId: text(),
  emailKey: text(),
  email: text(),
  isWanted: bit(),
  state: anyOf(ENQUIRY_COPY_STATES),
  askedAt: integer(),
  answeredAt: orNull(integer()),
})

export const COPY_LINK = table('copy_link', {
  tokenHash: text(),
  userId: text(),
  emailKey: text(),
  madeAt: integer(),
})

export const LICENCE_REGISTER = table('licence_register', {
  country: text<CountryCode>(),
  ceaNumberKey: text(),
  ceaNumber: text(),
  salespersonName: text(),
  estateAgency: text(),
  estateAgencyLicenseNo: text(),
  startsOn: orNull(text()),
  endsOn: orNull(text()),
  version: text(),
})

export const LICENCE_REGISTER_VERSION = table('licence_register_version', {
  country: text<CountryCode>(),
  origin: anyOf(REGISTER_ORIGINS),
  contentHash: text(),
  rowCount: integer(),
  importedAt: integer(),
})
