import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'

/** An agent from a register, with facts from the account that holds the licence, if there is one. */
export interface AgentInfoRow {
  country: CountryCode
  key: string
  ceaNumber: string
  salespersonName: string
  estateAgency: string
  estateAgencyLicenseNo: string
  userId: string | null
  /** JSON arrays of text */
  tierCodes: string | null
  ccEmails: string | null
  logo: string | null
  website: string | null
  websiteTitle: string | null
}

/** The agent under a licence number, if the country's register lists it and `day` (yyyy-mm-dd) is within the registration. */
export const findAgentInfo = (account: Statements, country: CountryCode, key: string, day: string): Promise<AgentInfoRow | null> =>
  account.first<AgentInfoRow>(
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

/** The account that registered with a licence number; null without one. */
export async function licenceHolder(account: Statements, country: CountryCode, key: string): Promise<string | null> {
  const row = await account.first<{ userId: string }>(
    'select user_id as userId from agent_detail where country = ? and cea_number_key = ?',
    country,
    key,
  )
  return row?.userId ?? null
}
