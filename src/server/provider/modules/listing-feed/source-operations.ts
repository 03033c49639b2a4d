import { FEED_FORMATS } from '#graphql/listing-kinds.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { integer, pick } from '../../db/column-table.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { SuccessRef } from '../../success.ts'
import { requireStaff } from '../../viewer.ts'
import { recordAudit } from '../account/audit.ts'
import { endKeys, FEED_SCOPES, type FeedKey, keysOfSources, renewKey } from './feed-keys.ts'
import { type FeedRun, readOmissions, readRejections, readRuns } from './feed-run.ts'
import { type FeedSource, isSourceId, readSources } from './feed-source.ts'
import { runTable } from './run-table.ts'
import { agentsOfSource, type SourceAgent } from './source-agents.ts'

const FeedFormatEnum = vocabularyEnum('FeedFormat', FEED_FORMATS)
const FeedScopeEnum = vocabularyEnum('FeedScope', FEED_SCOPES)

const RUNS_SHOWN = 10
const LINE_MAX_CHARS = 120
const AGENTS_MAX = 1_000

const FeedKeyRef = builder.objectRef<FeedKey>('FeedKey').implement({
  description: 'A key of a source, by its first characters; the whole is told once, when it is made.',
  fields: (t) => ({
    prefix: t.exposeString('prefix'),
    reader: t.exposeString('reader', { description: 'Who holds it; "" where that is the source itself.' }),
    scopes: t.expose('scopes', { type: [FeedScopeEnum] }),
    createdAt: t.string({ resolve: ({ createdAt }) => isoTime(createdAt) }),
    endsAt: t.string({ nullable: true, resolve: ({ endsAt }) => (endsAt === null ? null : isoTime(endsAt)) }),
    lastUsedAt: t.string({ nullable: true, resolve: ({ lastUsedAt }) => (lastUsedAt === null ? null : isoTime(lastUsedAt)) }),
  }),
})

const FeedRunRef = builder.objectRef<FeedRun>('FeedRun').implement({
  description: 'One file that was taken in, with what became of its records.',
  fields: (t) => ({
    id: t.exposeID('id'),
    isWhole: t.boolean({ resolve: ({ isWhole }) => isWhole === 1 }),
    state: t.exposeString('state', { description: '"running", "done" or "refused"' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Begins with a code.' }),
    taken: t.exposeInt('taken'),
    changed: t.exposeInt('changed'),
    rejected: t.exposeInt('rejected'),
    withdrawn: t.exposeInt('withdrawn'),
    omitted: t.exposeInt('omitted', { description: 'Parts that were left out of records that were taken.' }),
    begunAt: t.string({ resolve: ({ begunAt }) => isoTime(begunAt) }),
    endedAt: t.string({ nullable: true, resolve: ({ endedAt }) => (endedAt === null ? null : isoTime(endedAt)) }),
  }),
})

interface ShownSource extends FeedSource {
  keys: FeedKey[]
  runs: FeedRun[]
  advertised: number
}

const SourceAgentRef = builder.objectRef<SourceAgent>('SourceAgent').implement({
  description: 'An agent of a source: records that lack a line of theirs take it from here.',
  fields: (t) => ({
    name: t.exposeString('name'),
    licence: t.exposeString('licence'),
    phone: t.exposeString('phone', { description: '"" where it is not known.' }),
    email: t.exposeString('email', { description: '"" where it is not known.' }),
  }),
})

const ListingSourceRef = builder.objectRef<ShownSource>('ListingSource').implement({
  description: 'An agency’s system that sends listings.',
  fields: (t) => ({
    id: t.exposeID('id'),
    agency: t.exposeString('agency'),
    agencyLicence: t.exposeString('agencyLicence'),
    format: t.expose('format', { type: FeedFormatEnum }),
    silenceDays: t.exposeInt('silenceDays', { description: 'A listing that was not sent for so many days expires.' }),
    isActive: t.boolean({ resolve: ({ isActive }) => isActive === 1 }),
    version: t.exposeInt('version'),
    advertised: t.exposeInt('advertised', { description: 'How many of its listings are live.' }),
    agents: t.field({ type: [SourceAgentRef], resolve: agentsOfSource }),
    keys: t.expose('keys', { type: [FeedKeyRef] }),
    runs: t.expose('runs', { type: [FeedRunRef], description: `The newest ${RUNS_SHOWN}.` }),
  }),
})

const NewFeedKeyRef = builder.objectRef<{ key: string }>('NewFeedKey').implement({
  fields: (t) => ({ key: t.exposeString('key', { description: 'Told this once; only its hash is kept.' }) }),
})

async function shownSources(context: ProviderContext, where: string, value: string): Promise<ShownSource[]> {
  const { trade, clock } = context
  const sources = await readSources(trade, where, value)
  const ids = JSON.stringify(sources.map(({ id }) => id))
  const [keys, runs, counts] = await Promise.all([
    keysOfSources(
      trade,
      sources.map(({ id }) => id),
      unixSeconds(clock),
    ),
    readRuns(
      trade,
      `r.id in (select o.id from json_each(?) s cross join feed_run o on o.id in
        (select id from feed_run where source_id = s.value order by begun_at desc limit ${RUNS_SHOWN})) order by r.begun_at desc, r.id`,
      ids,
    ),
    trade.all(
      { ...pick(LISTING, 'source'), count: integer() },
      `select source, count(*) as count from listing where source in (select value from json_each(?)) and state in ('live', 'under-offer') group by source`,
      ids,
    ),
  ])
  const runsOf = Map.groupBy(runs, ({ sourceId }) => sourceId)
  const countOf = new Map(counts.map(({ source, count }) => [source, count]))
  return sources.map((source) => ({
    ...source,
    keys: keys.get(source.id) ?? [],
    runs: runsOf.get(source.id) ?? [],
    advertised: countOf.get(source.id) ?? 0,
  }))
}

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
      'What was not taken of a file, and what was left out of the rest, as a table for spreadsheets; null for an unknown run. For staff.',
    args: { run: t.arg.id({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { run: id }, context) => {
      await requireStaff(context)
      const [runs, rejections, omissions] = await Promise.all([
        readRuns(
          context.trade,
          'r.id = ? and exists (select 1 from listing_source s where s.id = r.source_id and s.country = ?)',
          String(id),
          context.country.countryCode,
        ),
        readRejections(context.trade, String(id)),
        readOmissions(context.trade, String(id)),
      ])
      return runs.length === 0 ? null : runTable(rejections, omissions)
    },
  }),
)

const SourceAgentInput = builder.inputType('SourceAgentInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    licence: t.string({ required: true }),
    phone: t.string({ required: true, description: '"" where it is not known.' }),
    email: t.string({ required: true, description: '"" where it is not known.' }),
  }),
})

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

/** JSON of the agents; null where they stay as they are. */
function checkedAgents(agents: readonly SourceAgent[] | null | undefined): string | null {
  if (agents == null) return null
  const clean = agents.map(({ name, licence, phone, email }) => ({
    name: cleanLine(name),
    licence: cleanLine(licence),
    phone: cleanLine(phone),
    email: cleanLine(email),
  }))
  const isWhole = (agent: SourceAgent) =>
    agent.name !== '' && agent.licence !== '' && Object.values(agent).every((line) => line.length <= LINE_MAX_CHARS)
  if (agents.length > AGENTS_MAX || !clean.every(isWhole)) throw refusal('source-agents', 'Each has a name and a licence.')
  return JSON.stringify(clean)
}

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

/** A source of the request's country. Throws `source-unknown`. */
async function requireSource(context: ProviderContext, id: string): Promise<void> {
  const [source] = await readSources(context.trade, 's.id = ? and s.country = ?', id, context.country.countryCode)
  if (!source) throw refusal('source-unknown', 'There is no such source in this country.')
}

builder.mutationField('renewFeedKey', (t) =>
  t.field({
    type: NewFeedKeyRef,
    description:
      'Makes a key for a source; older ones of the same reader with a scope of it end within a day. For staff. Codes: source-unknown, scopes-empty, reader-name.',
    args: {
      source: t.arg.id({ required: true }),
      scopes: t.arg({ type: [FeedScopeEnum], required: true }),
      reader: t.arg.string({ required: true, description: 'Who holds it; "" for the source itself. A key for the Web API needs one.' }),
    },
    extensions: { cost: 30 },
    resolve: async (_, { source, scopes, reader: named }, context) => {
      const viewer = await requireStaff(context)
      if (scopes.length === 0) throw refusal('scopes-empty', 'A key opens something.')
      const reader = cleanLine(named)
      if (reader.length > LINE_MAX_CHARS || (reader === '' && scopes.includes('api'))) throw refusal('reader-name', 'A name is needed.')
      await requireSource(context, String(source))
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
    description: 'Ends a key of a source at once. For staff. Code: source-unknown.',
    args: { source: t.arg.id({ required: true }), prefix: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { source, prefix }, context) => {
      const viewer = await requireStaff(context)
      await requireSource(context, String(source))
      const now = unixSeconds(context.clock)
      const ended = await endKeys(context.trade, String(source), prefix, now)
      if (ended > 0) await recordAudit(context.account, 'feed-key-ended', { userId: viewer.id, at: now, detail: String(source) })
      return { success: ended > 0 }
    },
  }),
)
