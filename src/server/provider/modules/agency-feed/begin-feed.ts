import { randomBytes } from 'node:crypto'
import type { FeedFormat } from '#graphql/listing-kinds.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { slugify } from '#lib/slug.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { recordAudit } from '../account/audit.ts'
import { type FeedManager, isConnected, managedSource } from './feed-manager.ts'

const LINE_MAX_CHARS = 120
const SILENCE_DAYS = 14

/** What an agent says of the agency. */
export interface AgencyInput {
  agency: string
  agencyLicence: string
  format: FeedFormat
}

/** The agency's names: those of the licence where the register says them. Throws `source-agency`, `source-licence`. */
function namesOf(manager: FeedManager, input: AgencyInput): Pick<AgencyInput, 'agency' | 'agencyLicence'> {
  const said = manager.isFromLicence ? manager : input
  const names = { agency: cleanLine(said.agency), agencyLicence: cleanLine(said.agencyLicence) }
  if (names.agency === '' || names.agency.length > LINE_MAX_CHARS) throw refusal('source-agency', 'A name is needed.')
  if (!/\d/.test(names.agencyLicence) || names.agencyLicence.length > LINE_MAX_CHARS)
    throw refusal('source-licence', 'A licence is needed.')
  return names
}

const NAME_MAX_CHARS = 40

/** Part of the address of a feed: the agency's name, and letters that nobody guesses. */
const newSourceId = (agency: string): string =>
  [slugify(slugify(agency).slice(0, NAME_MAX_CHARS)) || 'agency', randomBytes(4).toString('hex')].join('-')

/**
 * Keeps who the agency is and how its files are written, of a feed that is not approved yet; begins it where there is none. Once it is approved only the format
 * is changed. Throws `source-agency`, `source-licence`, `feed-connected` where the agency has an approved feed already.
 */
export async function keepAgency(context: ProviderContext, manager: FeedManager, input: AgencyInput): Promise<void> {
  const { trade, account, country, clock } = context
  const { viewer } = manager
  const { agency, agencyLicence } = namesOf(manager, input)
  const own = await managedSource(context, viewer)
  if (await isConnected(context, agencyLicence, own?.id ?? '')) throw refusal('feed-connected', 'The agency has a feed already.')
  const now = unixSeconds(clock)
  const begun = await trade.all(
    {},
    `insert into listing_source (id, country, agency, agency_licence, format, silence_days, created_at, updated_at, manager, approval)
    values (?1, ?2, ?3, ?4, ?5, ${SILENCE_DAYS}, ?6, ?6, ?7, 'draft')
    on conflict (manager, country) where manager is not null do update set format = excluded.format, updated_at = excluded.updated_at,
      version = listing_source.version + 1,
      agency = iif(listing_source.approval = 'approved', listing_source.agency, excluded.agency),
      agency_licence = iif(listing_source.approval = 'approved', listing_source.agency_licence, excluded.agency_licence)
    returning id`,
    newSourceId(agency),
    country.countryCode,
    agency,
    agencyLicence,
    input.format,
    now,
    viewer.id,
  )
  if (begun.length > 0) await recordAudit(account, 'feed-begun', { userId: viewer.id, at: now })
}
