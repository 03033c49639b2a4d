import type { FeedApproval, FeedFormat } from '#graphql/listing-kinds.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { anyOf, bit, integer, orNull, table, text } from '../column-table.ts'
import { FEED_RUN_STATES } from './words.ts'

// Where listings come from.

export const LISTING_SOURCE = table('listing_source', {
  id: text(),
  country: anyOf(COUNTRY_CODES),
  agency: text(),
  agencyLicence: text(),
  format: text<FeedFormat>(),
  silenceDays: integer(),
  hosts: text(),
  isActive: bit(),
  version: integer(),
  createdAt: integer(),
  updatedAt: integer(),
  /** JSON: SourceAgent[] */
  agents: text(),
  /** an account */
  manager: orNull(text()),
  approval: text<FeedApproval>(),
  approvalNote: text(),
  askedAt: orNull(integer()),
  /** JSON: name of a column in lower case → name of RESO, or '' */
  columns: text(),
  fetchUrl: orNull(text()),
  fetchWhole: bit(),
  fetchHours: integer(),
  fetchDueAt: orNull(integer()),
  fetchedAt: orNull(integer()),
  fetchFault: orNull(text()),
  fetchFailures: integer(),
  /** the office whose listings have their keys as they are; null: no file has named one */
  mainOffice: orNull(text()),
})

export const FEED_KEY = table('feed_key', {
  hash: text(),
  sourceId: text(),
  prefix: text(),
  scopes: text(),
  createdAt: integer(),
  endsAt: orNull(integer()),
  lastUsedAt: orNull(integer()),
  reader: text(),
})

export const FEED_RUN = table('feed_run', {
  id: text(),
  sourceId: text(),
  digest: text(),
  isWhole: bit(),
  state: anyOf(FEED_RUN_STATES),
  reason: orNull(text()),
  taken: integer(),
  changed: integer(),
  rejected: integer(),
  withdrawn: integer(),
  begunAt: integer(),
  endedAt: orNull(integer()),
  omitted: integer(),
})

export const FEED_REJECTION = table('feed_rejection', {
  runId: text(),
  row: integer(),
  sourceKey: text(),
  code: text(),
  detail: text(),
})

export const FEED_OMISSION = table('feed_omission', {
  runId: text(),
  row: integer(),
  sourceKey: text(),
  field: text(),
  code: text(),
  detail: text(),
})

export const FEED_DRY_RUN = table('feed_dry_run', {
  sourceId: text(),
  id: text(),
  fileName: text(),
  format: text<FeedFormat>(),
  encoding: orNull(text()),
  isWhole: bit(),
  bytes: integer(),
  digest: text(),
  reason: orNull(text()),
  read: integer(),
  added: integer(),
  changed: integer(),
  standing: integer(),
  withdrawn: integer(),
  rejected: integer(),
  omitted: integer(),
  /** JSON: DryHome[] */
  homes: text(),
  /** JSON: DryFault[] */
  faults: text(),
  /** JSON: string[] */
  unknownColumns: text(),
  madeAt: integer(),
})

export const FEED_UNKNOWN = table('feed_unknown', {
  format: text<FeedFormat>(),
  field: text(),
  code: text(),
  shape: text(),
  count: integer(),
  seenAt: integer(),
})

export const FEED_INVITATION = table('feed_invitation', { sourceId: text(), addressHash: text(), at: integer() })

export const ENTITY_EVENT = table('entity_event', {
  sequence: integer(),
  sourceId: text(),
  resource: text(),
  recordKey: text(),
  at: integer(),
})
