import { licenceKey } from '#market/licence-number.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { AGENT_DETAIL, USER } from '../../db/account/people-tables.ts'
import { pick } from '../../db/column-table.ts'
import { LISTING_SOURCE } from '../../db/trade/feed-tables.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { hashOf } from '../../secret.ts'

/** An agency whose website shows a block of ours. */
export interface Widget {
  sourceId: string
  country: CountryCode
  agency: string
  agencyLicence: string
  /** origins that may show it, "https://www.agency.example" */
  hosts: string[]
}

type WidgetContext = Pick<ProviderContext, 'trade' | 'clock'>

/** As a key is written; longer than it can be guessed. */
const KEY = /^[\w-]{16,128}$/

/** An origin without path, as a policy names it: a browser would ignore a policy with anything else in it, or worse. */
const ORIGIN = /^https?:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?$/

/** The agency of a key that may show blocks; null for an unknown key, an ended one, one for something else, and a source that rests. */
export async function widgetOf({ trade, clock }: WidgetContext, key: string): Promise<Widget | null> {
  if (!KEY.test(key)) return null
  const row = await trade.first(
    { sourceId: LISTING_SOURCE.columns.id, ...pick(LISTING_SOURCE, 'country', 'agency', 'agencyLicence', 'hosts') },
    `select source.id as sourceId, source.country, source.agency, source.agency_licence as agencyLicence, source.hosts
    from feed_key made join listing_source source on source.id = made.source_id
    where made.hash = ? and (made.ends_at is null or made.ends_at > ?) and source.is_active = 1
      and exists (select 1 from json_each(made.scopes) where value = 'widget')`,
    hashOf(key),
    unixSeconds(clock),
  )
  return row && { ...row, hosts: hostsOf(row.hosts) }
}

function hostsOf(json: string): string[] {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.filter((host): host is string => typeof host === 'string' && ORIGIN.test(host)) : []
}

/** The account of an agent of the agency by registration number; null for nobody, and for an agent of another agency. */
export async function agentOfWidget(
  account: ProviderContext['account'],
  { country, agencyLicence }: Widget,
  number: string,
): Promise<string | null> {
  const key = licenceKey(number)
  if (key === null) return null
  const row = await account.first(
    { ...pick(USER, 'id'), licence: AGENT_DETAIL.columns.estateAgencyLicenseNo },
    `select user.id, detail.estate_agency_license_no as licence from agent_detail detail join user on user.id = detail.user_id
    where detail.country = ? and detail.cea_number_key = ? and user.deletion_due_at is null`,
    country,
    key,
  )
  const agency = licenceKey(agencyLicence)
  return row && agency !== null && licenceKey(row.licence) === agency ? row.id : null
}
