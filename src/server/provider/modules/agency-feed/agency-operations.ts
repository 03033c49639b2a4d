import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { requireStaff } from '../../viewer.ts'
import { FeedFormatEnum } from '../listing-feed/dry-run-type.ts'
import { RESO_COLUMN_NAMES } from '../listing-feed/reso-names.ts'
import { SourceAgentInput } from '../listing-feed/source-agent-input.ts'
import { FeedRunRef, ListingSourceRef, shownSources } from '../listing-feed/source-type.ts'
import { type FeedUnknown, readUnknown } from '../listing-feed/unknown-parts.ts'
import { askApproval, settleApproval } from './approval.ts'
import { keepAgency } from './begin-feed.ts'
import { keepFeedAddress } from './feed-address.ts'
import { agentsOfFeed, type FeedAgent, inviteAgent, keepAgents } from './feed-agents.ts'
import { keepColumns } from './feed-columns.ts'
import { type FeedManager, isConnected, managedSource, requireFeedManager, requireManagedSource } from './feed-manager.ts'
import { takeDryRun } from './take-dry-run.ts'

const FeedAgentRef = builder.objectRef<FeedAgent>('FeedAgent').implement({
  description: 'An agent of a feed, as its manager sees them.',
  fields: (t) => ({
    name: t.exposeString('name'),
    licence: t.exposeString('licence'),
    phone: t.exposeString('phone'),
    email: t.exposeString('email'),
    hasAccount: t.exposeBoolean('hasAccount', { description: 'An account holds the licence number, which the register tells everybody.' }),
    invitedAt: t.string({ nullable: true, resolve: ({ invitedAt }) => (invitedAt === null ? null : isoTime(invitedAt)) }),
  }),
})

const OwnFeedRef = builder.objectRef<FeedManager>('OwnFeed').implement({
  description: 'The feed that an agent manages in the country, and what the account says of the agency.',
  fields: (t) => ({
    agency: t.exposeString('agency', { description: '"" where the account has none.' }),
    agencyLicence: t.exposeString('agencyLicence'),
    isFromLicence: t.exposeBoolean('isFromLicence', { description: 'The register says both; nobody may write others.' }),
    isConnected: t.boolean({
      description: 'Another approved feed is the agency’s.',
      resolve: async ({ viewer, agencyLicence }, _, context) =>
        isConnected(context, agencyLicence, (await managedSource(context, viewer))?.id ?? ''),
    }),
    columnNames: t.stringList({ description: 'What a column of a table may mean.', resolve: () => RESO_COLUMN_NAMES }),
    agents: t.field({
      type: [FeedAgentRef],
      description: 'The agents of the source.',
      resolve: async ({ viewer }, _, context) => agentsOfFeed(context, await managedSource(context, viewer)),
    }),
    source: t.field({
      type: ListingSourceRef,
      nullable: true,
      description: 'null: not begun.',
      resolve: async ({ viewer }, _, context) => (await ownSources(context, viewer.id))[0] ?? null,
    }),
  }),
})

const ownSources = (context: ProviderContext, userId: string) =>
  shownSources(context, 's.manager = ? and s.country = ?', userId, context.country.countryCode)

builder.queryField('ownFeed', (t) =>
  t.field({
    type: OwnFeedRef,
    description: 'For licensed agents. Codes: feed-agents, feed-licence.',
    extensions: { cost: 30 },
    resolve: (_, __, context) => requireFeedManager(context),
  }),
)

builder.mutationField('keepFeedAgency', (t) =>
  t.field({
    type: OwnFeedRef,
    description:
      'Begins the feed of an agent’s agency, or keeps its names and its format. Names stay once it is approved. For licensed agents. Codes: feed-agents, feed-licence, source-agency, source-licence, feed-connected.',
    args: {
      agency: t.arg.string({ required: true }),
      agencyLicence: t.arg.string({ required: true }),
      format: t.arg({ type: FeedFormatEnum, required: true }),
    },
    extensions: { cost: 30 },
    resolve: async (_, input, context) => {
      const manager = await requireFeedManager(context)
      await keepAgency(context, manager, input)
      return manager
    },
  }),
)

builder.mutationField('askFeedApproval', (t) =>
  t.field({
    type: OwnFeedRef,
    description: 'Asks staff to approve the feed, with its dry run. For its manager. Codes: feed-none, dry-run-unknown, dry-run-empty.',
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      const { source, ...manager } = await requireManagedSource(context)
      await askApproval(context, source)
      return manager
    },
  }),
)

builder.mutationField('takeFeedDryRun', (t) =>
  t.field({
    type: FeedRunRef,
    description:
      'Takes the file of the dry run in. For the manager of an approved feed. Codes: feed-none, source-unapproved, dry-run-unknown, feed-running.',
    args: {
      dryRun: t.arg.id({ required: true }),
      allowsMany: t.arg.boolean({ required: true, description: 'Most of what is advertised is meant to go.' }),
    },
    extensions: { cost: 100 },
    resolve: async (_, { dryRun, allowsMany }, context) => {
      const { source } = await requireManagedSource(context)
      return takeDryRun(context, source, { id: String(dryRun), allowsMany })
    },
  }),
)

builder.mutationField('settleFeedApproval', (t) =>
  t.field({
    type: ListingSourceRef,
    description:
      'Approves or declines a feed that waits; its manager is told. For staff. Codes: source-changed, approval-note, feed-connected.',
    args: {
      source: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'As it was looked at.' }),
      approves: t.arg.boolean({ required: true }),
      note: t.arg.string({ required: true, description: 'Why it is declined; else "".' }),
    },
    extensions: { cost: 30 },
    resolve: async (_, { source, ...answer }, context) => {
      const { id } = await requireStaff(context)
      await settleApproval(context, id, { source: String(source), ...answer })
      const [kept] = await shownSources(context, 's.id = ?', String(source))
      if (!kept) throw refusal('source-changed', 'The source is not there.')
      return kept
    },
  }),
)

const TableColumnInput = builder.inputType('TableColumnInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'As it stands in the file.' }),
    means: t.string({ required: true, description: 'A name of RESO; "": it is not needed.' }),
  }),
})

builder.mutationField('keepFeedColumns', (t) =>
  t.field({
    type: OwnFeedRef,
    description:
      'Keeps what the columns of the feed’s tables mean, for all its files from then on, and tries the last one out again. For its manager. Codes: feed-none, columns-unknown, columns-twice.',
    args: { columns: t.arg({ type: [TableColumnInput], required: true }) },
    extensions: { cost: 60 },
    resolve: async (_, { columns }, context) => {
      const { source, ...manager } = await requireManagedSource(context)
      await keepColumns(context, source, columns)
      return manager
    },
  }),
)

builder.mutationField('keepFeedAddress', (t) =>
  t.field({
    type: OwnFeedRef,
    description:
      'Keeps the address from which the feed’s files are fetched, once one that came from it was tried out; "" ends that. For its manager. Codes: feed-none, feed-address, feed-hours, too-many-attempts, fetch-<fault>.',
    args: {
      address: t.arg.string({ required: true }),
      isWhole: t.arg.boolean({ required: true, description: 'What a file does not name is withdrawn.' }),
      hours: t.arg.int({ required: true, description: 'How often: 1, 6 or 24.' }),
    },
    extensions: { cost: 100 },
    resolve: async (_, input, context) => {
      const { source, ...manager } = await requireManagedSource(context)
      await keepFeedAddress(context, source, input)
      return manager
    },
  }),
)

builder.mutationField('keepFeedAgents', (t) =>
  t.field({
    type: OwnFeedRef,
    description: 'Keeps the agents of the feed. For its manager. Codes: feed-none, source-agents, source-changed.',
    args: { agents: t.arg({ type: [SourceAgentInput], required: true }), version: t.arg.int({ required: true }) },
    extensions: { cost: 30 },
    resolve: async (_, { agents, version }, context) => {
      const { source, ...manager } = await requireManagedSource(context)
      await keepAgents(context, source, agents, version)
      return manager
    },
  }),
)

builder.mutationField('inviteFeedAgent', (t) =>
  t.field({
    type: OwnFeedRef,
    description:
      'Writes to an agent of an approved feed, who has no account yet, how to register. For its manager. Codes: feed-none, source-unapproved, agent-unknown, agent-invited, too-many-attempts.',
    args: { licence: t.arg.string({ required: true }) },
    extensions: { cost: 30 },
    resolve: async (_, { licence }, context) => {
      const { source, ...manager } = await requireManagedSource(context)
      await inviteAgent(context, source, licence)
      return manager
    },
  }),
)

const FeedUnknownRef = builder.objectRef<FeedUnknown>('FeedUnknown').implement({
  description: 'What the reader of feeds has not understood, by its shape; never what stood there.',
  fields: (t) => ({
    format: t.expose('format', { type: FeedFormatEnum }),
    field: t.exposeString('field'),
    code: t.exposeString('code'),
    shape: t.exposeString('shape', { description: 'Letters as A, digits as 9.' }),
    count: t.exposeInt('count'),
    seenAt: t.string({ resolve: ({ seenAt }) => isoTime(seenAt) }),
  }),
})

builder.queryField('feedUnknowns', (t) =>
  t.field({
    type: [FeedUnknownRef],
    description: 'What readers of feeds have not understood, the most frequent first; of all countries. For staff.',
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      await requireStaff(context)
      return readUnknown(context.trade)
    },
  }),
)
