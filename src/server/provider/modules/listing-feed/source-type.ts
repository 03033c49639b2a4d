import { FEED_APPROVALS } from '#graphql/listing-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import type { SqlValue } from '../../db/client.ts'
import { integer, pick } from '../../db/column-table.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { type DryRunRow, readDryRuns } from './dry-run-store.ts'
import { FeedDryRunRef, FeedFormatEnum } from './dry-run-type.ts'
import { FEED_SCOPES, type FeedKey, keysOfSources } from './feed-keys.ts'
import { type FeedRun, readRuns } from './feed-run.ts'
import { columnsOfSource, type FeedSource, readSources } from './feed-source.ts'
import { agentsOfSource, type SourceAgent } from './source-agents.ts'

export const FeedScopeEnum = vocabularyEnum('FeedScope', FEED_SCOPES)
const FeedApprovalEnum = vocabularyEnum('FeedApproval', FEED_APPROVALS)

const RUNS_SHOWN = 10

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

export const FeedRunRef = builder.objectRef<FeedRun>('FeedRun').implement({
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
  dryRun: DryRunRow | null
  keys: FeedKey[]
  runs: FeedRun[]
  advertised: number
}

const TableColumnRef = builder.objectRef<{ name: string; means: string }>('TableColumn').implement({
  description: 'What a source calls a column of its tables.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'In lower case.' }),
    means: t.exposeString('means', { description: 'The name of RESO; "": it is not needed.' }),
  }),
})

const SourceAgentRef = builder.objectRef<SourceAgent>('SourceAgent').implement({
  description: 'An agent of a source: records that lack a line of theirs take it from here.',
  fields: (t) => ({
    name: t.exposeString('name'),
    licence: t.exposeString('licence'),
    phone: t.exposeString('phone', { description: '"" where it is not known.' }),
    email: t.exposeString('email', { description: '"" where it is not known.' }),
  }),
})

export const ListingSourceRef = builder.objectRef<ShownSource>('ListingSource').implement({
  description: 'An agency’s system that sends listings.',
  fields: (t) => ({
    id: t.exposeID('id'),
    agency: t.exposeString('agency'),
    agencyLicence: t.exposeString('agencyLicence'),
    format: t.expose('format', { type: FeedFormatEnum }),
    silenceDays: t.exposeInt('silenceDays', { description: 'A listing that was not sent for so many days expires.' }),
    isActive: t.boolean({ resolve: ({ isActive }) => isActive === 1 }),
    isManaged: t.boolean({ description: 'An agent of the agency manages it.', resolve: ({ manager }) => manager !== null }),
    approval: t.expose('approval', { type: FeedApprovalEnum, description: 'Files are taken of an approved one alone.' }),
    approvalNote: t.exposeString('approvalNote', { description: 'Why it was declined; else "".' }),
    askedAt: t.string({ nullable: true, resolve: ({ askedAt }) => (askedAt === null ? null : isoTime(askedAt)) }),
    columns: t.field({
      type: [TableColumnRef],
      resolve: (source) => Object.entries(columnsOfSource(source)).map(([name, means]) => ({ name, means })),
    }),
    fetchUrl: t.exposeString('fetchUrl', { nullable: true, description: 'Where its files are fetched from; null: they are sent.' }),
    fetchWhole: t.boolean({ resolve: ({ fetchWhole }) => fetchWhole === 1 }),
    fetchHours: t.exposeInt('fetchHours', { description: 'A file is fetched every so many hours.' }),
    fetchedAt: t.string({ nullable: true, resolve: ({ fetchedAt }) => (fetchedAt === null ? null : isoTime(fetchedAt)) }),
    fetchFault: t.exposeString('fetchFault', { nullable: true, description: 'Why the last fetch failed; null: it did not.' }),
    fetchFailures: t.exposeInt('fetchFailures', { description: 'In a row.' }),
    dryRun: t.field({ type: FeedDryRunRef, nullable: true, resolve: ({ dryRun }) => dryRun }),
    version: t.exposeInt('version'),
    advertised: t.exposeInt('advertised', { description: 'How many of its listings are live.' }),
    agents: t.field({ type: [SourceAgentRef], resolve: agentsOfSource }),
    keys: t.expose('keys', { type: [FeedKeyRef] }),
    runs: t.expose('runs', { type: [FeedRunRef], description: `The newest ${RUNS_SHOWN}.` }),
  }),
})

/** Sources of `listing_source s` with what is shown of them, by what `where` says. */
export async function shownSources(context: ProviderContext, where: string, ...values: SqlValue[]): Promise<ShownSource[]> {
  const { trade, clock } = context
  const sources = await readSources(trade, where, ...values)
  const shown = sources.map(({ id }) => id)
  const ids = JSON.stringify(shown)
  const [dryRuns, keys, runs, counts] = await Promise.all([
    readDryRuns(trade, 'd.source_id in (select value from json_each(?))', ids),
    keysOfSources(trade, shown, unixSeconds(clock)),
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
  const dryRunOf = new Map(dryRuns.map((run) => [run.sourceId, run]))
  return sources.map((source) => ({
    ...source,
    dryRun: dryRunOf.get(source.id) ?? null,
    keys: keys.get(source.id) ?? [],
    runs: runsOf.get(source.id) ?? [],
    advertised: countOf.get(source.id) ?? 0,
  }))
}
