import { AGENT_DETAIL, AVATAR, USER } from './db/account/people-tables.ts'
import { orNull, pick, type RowOf } from './db/column-table.ts'

/** A stored person, with the licence details of an agent. Times are unix seconds. */
export const USER_ROW = {
  ...pick(USER, 'id', 'email', 'emailKey', 'nickName', 'phoneNumber', 'phoneVerifiedAt', 'country', 'language', 'kind'),
  /** a JSON array of text */
  roles: USER.columns.roles,
  ...pick(USER, 'emailVerifiedAt', 'activatedAt', 'deletionDueAt', 'suspendedAt', 'createdAt', 'updatedAt'),
  /** file key of the picture; null: initials are shown */
  avatarKey: orNull(AVATAR.columns.key),
  /** §3 detail; null for everybody but agents */
  licenceCountry: orNull(AGENT_DETAIL.columns.country),
  ...pick(AGENT_DETAIL, 'ceaNumber'),
  salespersonName: orNull(AGENT_DETAIL.columns.salespersonName),
  estateAgency: orNull(AGENT_DETAIL.columns.estateAgency),
  estateAgencyLicenseNo: orNull(AGENT_DETAIL.columns.estateAgencyLicenseNo),
}
export type UserRow = RowOf<typeof USER_ROW>

/** The select list of UserRows. */
export const USER_COLUMNS = `user.id, user.email, user.email_key as emailKey, user.nick_name as nickName, user.phone_number as phoneNumber,
  user.phone_verified_at as phoneVerifiedAt, user.country, user.language, user.kind, user.roles, user.email_verified_at as emailVerifiedAt,
  user.activated_at as activatedAt, user.deletion_due_at as deletionDueAt, user.suspended_at as suspendedAt, user.created_at as createdAt, user.updated_at as updatedAt,
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

export const isStaffRole = (role: string): boolean => role === 'ROLE_ADMIN' || role === 'ROLE_SALE'

/** §6: staff bypass the blocks. */
export const isStaffRow = (user: Pick<UserRow, 'roles'>): boolean => rolesOf(user).some(isStaffRole)
