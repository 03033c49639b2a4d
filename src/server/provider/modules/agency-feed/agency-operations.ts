import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { requireStaff } from '../../viewer.ts'
import { FeedFormatEnum } from '../listing-feed/dry-run-type.ts'
import { FeedRunRef, ListingSourceRef, shownSources } from '../listing-feed/source-type.ts'
import { askApproval, settleApproval } from './approval.ts'
import { keepAgency } from './begin-feed.ts'
import { type FeedManager, isConnected, managedSource, requireFeedManager, requireManagedSource } from './feed-manager.ts'
import { takeDryRun } from './take-dry-run.ts'

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
