import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import type { DetailPatch, ProfilePatch } from './profile-rules.ts'

/** Changes the given fields. Statements sent in the same tick join its transaction. */
export async function keepProfile(account: Statements, userId: string, profile: Required<ProfilePatch>, now: number): Promise<void> {
  await account.run(
    `update user set nick_name = coalesce(?1, nick_name), country = coalesce(?2, country), language = coalesce(?3, language),
      phone_verified_at = case when ?4 is null then phone_verified_at else ?5 end, phone_number = coalesce(?4, phone_number), updated_at = ?5
    where id = ?6`,
    profile.nickName,
    profile.country,
    profile.language,
    profile.phoneNumber,
    now,
    userId,
  )
}

/** The licence part of a detail, from a register or (in Malaysia) from the agent. */
export interface LicencePatch {
  country: CountryCode
  ceaNumber: string | null
  ceaNumberKey: string | null
  salespersonName: string | null
  estateAgency: string | null
  estateAgencyLicenseNo: string | null
}

/** As {@link keepProfile}. Fails on the unique licence number when somebody else holds it. */
export async function keepLicence(account: Statements, userId: string, licence: LicencePatch): Promise<void> {
  const { country, ceaNumber, ceaNumberKey, salespersonName, estateAgency, estateAgencyLicenseNo } = licence
  await account.run(
    `insert into agent_detail (user_id, country, cea_number, cea_number_key, salesperson_name, estate_agency, estate_agency_license_no)
    values (?, ?, ?, ?, coalesce(?, ''), coalesce(?, ''), coalesce(?, ''))
    on conflict (user_id) do update set country = excluded.country, cea_number = coalesce(excluded.cea_number, cea_number),
      cea_number_key = coalesce(excluded.cea_number_key, cea_number_key),
      salesperson_name = coalesce(?, salesperson_name), estate_agency = coalesce(?, estate_agency),
      estate_agency_license_no = coalesce(?, estate_agency_license_no)`,
    userId,
    country,
    ceaNumber,
    ceaNumberKey,
    salespersonName,
    estateAgency,
    estateAgencyLicenseNo,
    salespersonName,
    estateAgency,
    estateAgencyLicenseNo,
  )
}

/** Website and addresses for copies of enquiries; "" removes a website. */
export async function keepShowing(account: Statements, userId: string, detail: Required<DetailPatch>, now: number): Promise<void> {
  const shown = [detail.website, detail.websiteTitle, detail.ccEmails && JSON.stringify(detail.ccEmails)]
  await account.run(
    `insert into agent_profile (user_id, website, website_title, cc_emails, updated_at)
    values (?, nullif(?, ''), nullif(?, ''), coalesce(?, '[]'), ?)
    on conflict (user_id) do update set website = nullif(coalesce(?, website), ''), website_title = nullif(coalesce(?, website_title), ''),
      cc_emails = coalesce(?, cc_emails), updated_at = excluded.updated_at`,
    userId,
    ...shown,
    now,
    ...shown,
  )
}
