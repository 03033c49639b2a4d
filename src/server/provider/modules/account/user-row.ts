import type { CountryCode } from '#market/vocabulary.ts'

export const USER_KINDS = ['agent', 'non-agent', 'sub-account', 'staff', 'vendor'] as const
export type UserKind = (typeof USER_KINDS)[number]

/** A stored person, with the licence details of an agent. Times are unix seconds. */
export interface UserRow {
  id: string
  email: string
  emailKey: string
  nickName: string
  phoneNumber: string
  phoneVerifiedAt: number | null
  country: CountryCode
  language: string
  kind: UserKind
  /** a JSON array of text */
  roles: string
  emailVerifiedAt: number | null
  activatedAt: number | null
  deletionDueAt: number | null
  createdAt: number
  updatedAt: number
  /** file key of the picture; null: initials are shown */
  avatarKey: string | null
  /** §3 detail; null for everybody but agents */
  licenceCountry: CountryCode | null
  ceaNumber: string | null
  salespersonName: string | null
  estateAgency: string | null
  estateAgencyLicenseNo: string | null
}

/** The select list of UserRows. */
export const USER_COLUMNS = `user.id, user.email, user.email_key as emailKey, user.nick_name as nickName, user.phone_number as phoneNumber,
  user.phone_verified_at as phoneVerifiedAt, user.country, user.language, user.kind, user.roles, user.email_verified_at as emailVerifiedAt,
  user.activated_at as activatedAt, user.deletion_due_at as deletionDueAt, user.created_at as createdAt, user.updated_at as updatedAt,
  avatar.key as avatarKey, detail.country as licenceCountry, detail.cea_number as ceaNumber, detail.salesperson_name as salespersonName,
  detail.estate_agency as estateAgency, detail.estate_agency_license_no as estateAgencyLicenseNo`

/** The from clause of USER_COLUMNS; add `where`. */
export const FROM_USER = `from user left join agent_detail detail on detail.user_id = user.id left join avatar on avatar.user_id = user.id`

/** The normal form by which spellings of an address are equal. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

export const rolesOf = ({ roles }: Pick<UserRow, 'roles'>): string[] => {
  const parsed: unknown = JSON.parse(roles)
  return Array.isArray(parsed) ? parsed.filter((role): role is string => typeof role === 'string') : []
}

/** §6: staff bypass the blocks. */
export const isStaffRow = (user: Pick<UserRow, 'roles'>): boolean =>
  rolesOf(user).some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_SALE')
