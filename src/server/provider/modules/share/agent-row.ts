import { licenceKey } from '#market/licence-number.ts'
import type { ProviderContext } from '../../context.ts'
import { AGENT_DETAIL, AGENT_PROFILE, AVATAR, USER, USER_UNIQUE_ID } from '../../db/account/people-tables.ts'
import { notNull, orNull, pick, type RowOf } from '../../db/column-table.ts'
import { personName } from '../../person-name.ts'
import { missingLines } from '../listing/compliance.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'

const AGENT_ROW = {
  owner: USER.columns.id,
  ...pick(AGENT_DETAIL, 'country'),
  agentName: AGENT_DETAIL.columns.salespersonName,
  agentLicence: notNull(AGENT_DETAIL.columns.ceaNumber),
  agentPhone: USER.columns.phoneNumber,
  agentEmail: USER.columns.email,
  agency: AGENT_DETAIL.columns.estateAgency,
  agencyLicence: AGENT_DETAIL.columns.estateAgencyLicenseNo,
  ...pick(AGENT_PROFILE, 'website', 'websiteTitle'),
  avatarKey: orNull(AVATAR.columns.key),
  publicId: orNull(USER_UNIQUE_ID.columns.uniqueId),
}
type AgentRow = RowOf<typeof AGENT_ROW>

const AGENTS = `select user.id as owner, detail.country, detail.salesperson_name as agentName, detail.cea_number as agentLicence,
    user.phone_number as agentPhone, user.email as agentEmail, detail.estate_agency as agency, detail.estate_agency_license_no as agencyLicence,
    profile.website, profile.website_title as websiteTitle, avatar.key as avatarKey, made.unique_id as publicId
  from agent_detail detail join user on user.id = detail.user_id left join agent_profile profile on profile.user_id = user.id
  left join avatar on avatar.user_id = user.id left join user_unique_id made on made.user_id = user.id
  where detail.country = ? and user.deletion_due_at is null`

export interface CompleteAgent extends Pick<AgentRow, 'owner' | 'country' | 'website' | 'websiteTitle' | 'avatarKey' | 'publicId'> {
  lines: AdvertisedBy
}

/** The account that holds a licence number of the request's country; null for nobody, and while a line is missing that such pages must show (product §11.3). */
export async function completeAgent({ account, country }: ProviderContext, number: string): Promise<CompleteAgent | null> {
  const key = licenceKey(number)
  const agent = key === null ? null : await account.first(AGENT_ROW, `${AGENTS} and detail.cea_number_key = ?`, country.countryCode, key)
  return agent && complete(agent)
}

/** The same of accounts, by their ids; without those that are suspended. */
export async function completeAgents({ account, country }: ProviderContext, ids: readonly string[]): Promise<Map<string, CompleteAgent>> {
  if (ids.length === 0) return new Map()
  const agents = await account.all(
    AGENT_ROW,
    `${AGENTS} and detail.cea_number_key is not null and user.suspended_at is null and user.id in (select value from json_each(?))`,
    country.countryCode,
    JSON.stringify(ids),
  )
  return new Map(agents.flatMap((row) => complete(row) ?? []).map((agent) => [agent.owner, agent]))
}

function complete({ owner, publicId, avatarKey, website, websiteTitle, country, ...kept }: AgentRow): CompleteAgent | null {
  const lines = { ...kept, agentName: personName(kept.agentName) }
  return missingLines(lines, country).length > 0 ? null : { owner, publicId, avatarKey, website, websiteTitle, country, lines }
}
