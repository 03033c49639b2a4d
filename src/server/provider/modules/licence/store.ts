import type { CountryCode } from '#market/vocabulary.ts'
import { AGENT_DETAIL, AGENT_PROFILE, LICENCE_REGISTER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { orNull, pick, type RowOf } from '../../db/column-table.ts'
import { personName } from '../../person-name.ts'

/** An agent from a register, with facts from the account that holds the licence, if there is one. */
const AGENT_INFO_ROW = {
  ...pick(LICENCE_REGISTER, 'country'),
  key: LICENCE_REGISTER.columns.ceaNumberKey,
  ...pick(LICENCE_REGISTER, 'ceaNumber', 'salespersonName', 'estateAgency', 'estateAgencyLicenseNo'),
  userId: orNull(AGENT_DETAIL.columns.userId),
  /** JSON arrays of text */
  tierCodes: orNull(AGENT_PROFILE.columns.tierCodes),
  ccEmails: orNull(AGENT_PROFILE.columns.ccEmails),
  ...pick(AGENT_PROFILE, 'logo', 'website', 'websiteTitle'),
}
export type AgentInfoRow = RowOf<typeof AGENT_INFO_ROW>

/**
 * The agent under a licence number, if the country's register lists it and `day` (yyyy-mm-dd) is within the registration; the name as people
 * write it.
 */
export async function findAgentInfo(account: Statements, country: CountryCode, key: string, day: string): Promise<AgentInfoRow | null> {
  const row = await account.first(
    AGENT_INFO_ROW,
    `select r.country, r.cea_number_key as key, r.cea_number as ceaNumber, r.salesperson_name as salespersonName,
      r.estate_agency as estateAgency, r.estate_agency_license_no as estateAgencyLicenseNo, d.user_id as userId,
      p.tier_codes as tierCodes, p.cc_emails as ccEmails, p.logo, p.website, p.website_title as websiteTitle
    from licence_register r
    left join agent_detail d on d.country = r.country and d.cea_number_key = r.cea_number_key
    left join agent_profile p on p.user_id = d.user_id
    where r.country = ? and r.cea_number_key = ? and coalesce(r.starts_on <= ?, 1) and coalesce(r.ends_on >= ?, 1)`,
    country,
    key,
    day,
    day,
  )
  return row && { ...row, salespersonName: personName(row.salespersonName) }
}

/** Those of the licence numbers, by their keys, that the country's register lists as in force on `day` (yyyy-mm-dd). */
export async function listedNumbers(account: Statements, country: CountryCode, keys: readonly string[], day: string): Promise<Set<string>> {
  const rows = await account.all(
    pick(LICENCE_REGISTER, 'ceaNumberKey'),
    `select cea_number_key as ceaNumberKey from licence_register where country = ? and cea_number_key in (select value from json_each(?))
      and coalesce(starts_on <= ?, 1) and coalesce(ends_on >= ?, 1)`,
    country,
    JSON.stringify(keys),
    day,
    day,
  )
  return new Set(rows.map(({ ceaNumberKey }) => ceaNumberKey))
}

/** The account that registered with a licence number; null without one. */
export async function licenceHolder(account: Statements, country: CountryCode, key: string): Promise<string | null> {
  const row = await account.first(
    pick(AGENT_DETAIL, 'userId'),
    'select user_id as userId from agent_detail where country = ? and cea_number_key = ?',
    country,
    key,
  )
  return row?.userId ?? null
}
