import { cleanLine } from '#lib/clean-line.ts'
import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { SuccessRef } from '../../success.ts'
import { isStaffRow } from '../../user-row.ts'
import { requireStaff, requireViewer } from '../../viewer.ts'
import { recordAudit } from '../account/audit.ts'
import { FeedFormatEnum } from './dry-run-type.ts'
import { countReaders, endKeys, hasScopeOf, PEOPLE_SCOPES, renewKey, WEB_API_SCOPES } from './feed-keys.ts'
import { readOmissions, readRejections } from './feed-run.ts'
import { isManagedBy, isSourceId, readSources } from './feed-source.ts'
import { requireGiver, requireSource } from './require-source.ts'
import { runTable } from './run-table.ts'
import { AGENTS_MAX, checkedAgents, SourceAgentInput } from './source-agent-input.ts'
import { FeedScopeEnum, ListingSourceRef, shownSources } from './source-type.ts'

const LINE_MAX_CHARS = 120
/** Others who hold a key of one source. */
const READERS_MAX = 50

const NewFeedKeyRef = builder.objectRef<{ key: string }>('NewFeedKey').implement({
  fields: (t) => ({ key: t.exposeString('key', { description: 'Told this once; only its hash is kept.' }) }),
})

builder.queryField('listingSources', (t) =>
  t.field({
    type: [ListingSourceRef],
    description: 'Agencies that send listings of the country, with their keys and newest files. For staff.',
    extensions: { cost: 30 },
    resolve: async (_, __, context) => {
      await requireStaff(context)
      return shownSources(context, 's.country = ? order by s.id', context.country.countryCode)
    },
  }),
)

builder.queryField('feedRejections', (t) =>
  t.string({
    nullable: true,
    description:
      'What was not taken of a file, and what was left out of the rest, as a table for spreadsheets; null for an unknown run. For staff and the manager of its source.',
    args: { run: t.arg.id({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { run: id }, context) => {
      const viewer = await requireViewer(context)
      const [source] = await readSources(
        context.trade,
        's.country = ? and s.id = (select r.source_id from feed_run r where r.id = ?)',
        context.country.countryCode,
        String(id),
      )
      if (!isStaffRow(viewer) && !(source && isManagedBy(source, viewer)))
        throw refusal('forbidden', 'This is for staff, and for who manages the source.')
      if (!source) return null
      const [rejections, omissions] = await Promise.all([
        readRejections(context.trade, String(id)),
        readOmissions(context.trade, String(id)),
      ])
      return runTable(rejections, omissions)
    },
  }),
)

const ListingSourceInput = builder.inputType('ListingSourceInput', {
  fields: (t) => ({
    id: t.string({ required: true, description: 'Part of the address of its feed: lower-case words with hyphens.' }),
    agency: t.string({ required: true }),
    agencyLicence: t.string({ required: true }),
    format: t.field({ type: FeedFormatEnum, required: true }),
    silenceDays: t.int({ required: true }),
    isActive: t.boolean({ required: true }),
    agents: t.field({ type: [SourceAgentInput], description: `At most ${AGENTS_MAX}; null: as they are.` }),
    version: t.int({ required: true, description: 'The one that was changed, 0 for a new one.' }),
  }),
})

function checkedSource({ id, agency, agencyLicence, silenceDays, agents, ...rest }: typeof ListingSourceInput.$inferInput) {
  const lines = { agency: cleanLine(agency), agencyLicence: cleanLine(agencyLicence) }
  if (!isSourceId(id)) throw refusal('source-id', 'Lower-case words with hyphens between them.')
  if (lines.agency === '' || lines.agency.length > LINE_MAX_CHARS) throw refusal('source-agency', 'A name is needed.')
  if (lines.agencyLicence === '' || lines.agencyLicence.length > LINE_MAX_CHARS) throw refusal('source-licence', 'A licence is needed.')
  if (silenceDays < 1 || silenceDays > 90) throw refusal('source-silence', 'From 1 to 90 days.')
  return { ...rest, ...lines, id, silenceDays, agents: checkedAgents(agents) }
}

builder.mutationField('saveListingSource', (t) =>
  t.field({
    type: ListingSourceRef,
    description: 'Keeps an agency’s system that sends listings of the country. For staff. Codes: "source-<field>", source-changed.',
    args: { input: t.arg({ type: ListingSourceInput, required: true }) },
    extensions: { cost: 30 },
    resolve: async (_, { input }, context) => {
      const viewer = await requireStaff(context)
      const { id, agency, agencyLicence, format, silenceDays, isActive, version, agents } = checkedSource(input)
      const { countryCode: country } = context.country
      const now = unixSeconds(context.clock)
      const kept = await context.trade.all(
        {},
        `insert into listing_source (id, country, agency, agency_licence, format, silence_days, is_active, created_at, updated_at, agents)
        select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, coalesce(?10, '[]') where ?9 = 0 or exists (select 1 from listing_source where id = ?1)
        on conflict (id) do update set agency = excluded.agency, agency_licence = excluded.agency_licence, format = excluded.format,
          silence_days = excluded.silence_days, is_active = excluded.is_active, updated_at = excluded.updated_at,
          agents = coalesce(?10, listing_source.agents), version = listing_source.version + 1
        where listing_source.version = ?9 and listing_source.country = ?2 returning id`,
        id,
        country,
        agency,
        agencyLicence,
        format,
        silenceDays,
        isActive ? 1 : 0,
        now,
        version,
        agents,
      )
      if (kept.length === 0) throw refusal('source-changed', 'The source was changed elsewhere meanwhile, or its id is taken.')
      await recordAudit(context.account, 'feed-source-kept', { userId: viewer.id, at: now, detail: id })
      const [source] = await shownSources(context, 's.id = ?', id)
      if (!source) throw refusal('source-changed', 'The source is not there.')
      return source
    },
  }),
)

builder.mutationField('renewFeedKey', (t) =>
  t.field({
    type: NewFeedKeyRef,
    description:
      'Makes a key for a source; older ones of the same reader with a scope of it end within a day. For staff and its manager; for enquiries, appointments and orders the manager alone. Codes: source-unknown, scopes-empty, reader-name, readers-many, source-unapproved.',
    args: {
      source: t.arg.id({ required: true }),
      scopes: t.arg({ type: [FeedScopeEnum], required: true }),
      reader: t.arg.string({ required: true, description: 'Who holds it; "" for the source itself. A key for the Web API needs one.' }),
    },
    extensions: { cost: 30 },
    resolve: async (_, { source, scopes, reader: named }, context) => {
      const held = await requireSource(context, String(source))
      const { viewer } = held
      if (scopes.length === 0) throw refusal('scopes-empty', 'A key opens something.')
      const reader = cleanLine(named)
      const isOfWebApi = hasScopeOf(scopes, WEB_API_SCOPES)
      if (reader.length > LINE_MAX_CHARS || (reader === '' && isOfWebApi)) throw refusal('reader-name', 'A name is needed.')
      requireGiver(held, hasScopeOf(scopes, PEOPLE_SCOPES))
      if ((await countReaders(context.trade, String(source), reader, unixSeconds(context.clock))) >= READERS_MAX)
        throw refusal('readers-many', 'That many read it already.')
      const now = unixSeconds(context.clock)
      const key = await renewKey(context.trade, { sourceId: String(source), reader, scopes: [...new Set(scopes)] }, now)
      await recordAudit(context.account, 'feed-key-renewed', { userId: viewer.id, at: now, detail: String(source) })
      return { key }
    },
  }),
)

builder.mutationField('endFeedKey', (t) =>
  t.field({
    type: SuccessRef,
    description: 'Ends a key of a source at once. For staff and its manager. Code: source-unknown.',
    args: { source: t.arg.id({ required: true }), prefix: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { source, prefix }, context) => {
      const { viewer } = await requireSource(context, String(source))
      const now = unixSeconds(context.clock)
      const ended = await endKeys(context.trade, String(source), prefix, now)
      if (ended > 0) await recordAudit(context.account, 'feed-key-ended', { userId: viewer.id, at: now, detail: String(source) })
      return { success: ended > 0 }
    },
  }),
)
