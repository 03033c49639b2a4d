import { licenceKey } from '#market/licence-number.ts'
import { AGENT_DETAIL, LICENCE_REGISTER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { notNull, orNull, pick } from '../../db/column-table.ts'
import type { FeedRecord } from './feed-record.ts'
import type { FeedSource } from './feed-source.ts'

const HOLDER_ROW = {
  key: notNull(AGENT_DETAIL.columns.ceaNumberKey),
  ...pick(AGENT_DETAIL, 'userId'),
  agencyNo: orNull(LICENCE_REGISTER.columns.estateAgencyLicenseNo),
}

/**
 * The account of each record's agent: who registered with the licence number, and, where the country's register knows the number, is of the agency that
 * sends the record. Others are advertised by name without an account.
 */
export async function agentAccounts(account: Statements, source: FeedSource, records: readonly FeedRecord[]): Promise<(string | null)[]> {
  const keys = records.map(({ agentLicence }) => licenceKey(agentLicence))
  const asked = [...new Set(keys.filter((key) => key !== null))]
  if (asked.length === 0) return keys.map(() => null)
  const holders = await account.all(
    HOLDER_ROW,
    `select d.cea_number_key as key, d.user_id as userId, r.estate_agency_license_no as agencyNo from agent_detail d
    left join licence_register r on r.country = d.country and r.cea_number_key = d.cea_number_key
    where d.country = ? and d.cea_number_key in (select value from json_each(?))`,
    source.country,
    JSON.stringify(asked),
  )
  const agency = licenceKey(source.agencyLicence)
  const byKey = new Map(
    holders.filter(({ agencyNo }) => agencyNo === null || licenceKey(agencyNo) === agency).map((one) => [one.key, one.userId]),
  )
  return keys.map((key) => (key === null ? null : (byKey.get(key) ?? null)))
}
