import { ANALYSES_TAKEN_AT_ONCE, TAKEN_AT_ONCE } from '#graphql/copy-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireViewer } from '../../viewer.ts'
import { TAKEN_KINDS, type TakingReport, takeRecords } from './take-records.ts'

const TakenKindEnum = vocabularyEnum('CopyRecordKind', TAKEN_KINDS)

/** Characters of the lines of one call. */
const LINES_MAX_CHARS = 1_000_000

const RefusedRecordRef = builder.objectRef<TakingReport['refused'][number]>('RefusedRecord').implement({
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'From 1.' }),
    code: t.exposeString('code'),
    field: t.exposeString('field', { description: 'Empty where it is about the record as a whole.' }),
  }),
})

const OmittedFieldRef = builder.objectRef<TakingReport['omitted'][number]>('OmittedField').implement({
  fields: (t) => ({ line: t.exposeInt('line'), field: t.exposeString('field') }),
})

const TakenRecordRef = builder.objectRef<TakingReport['made'][number]>('TakenRecord').implement({
  fields: (t) => ({ key: t.exposeString('key', { description: 'Its ListingKey or id in the copy.' }), id: t.exposeID('id') }),
})

const TakingReportRef = builder.objectRef<TakingReport>('TakingReport').implement({
  description: 'What became of records of a copy.',
  fields: (t) => ({
    taken: t.exposeInt('taken'),
    refused: t.field({ type: [RefusedRecordRef], resolve: ({ refused }) => refused }),
    omitted: t.field({
      type: [OmittedFieldRef],
      description: 'What was left out of records that were taken.',
      resolve: ({ omitted }) => omitted,
    }),
    made: t.field({
      type: [TakenRecordRef],
      description: 'Listings and tours, for their pictures, which are sent as those of any draft.',
      resolve: ({ made }) => made,
    }),
  }),
})

builder.mutationField('takeCopyRecords', (t) =>
  t.field({
    type: TakingReportRef,
    description: `Takes records of a copy in, lines of its JSON Lines, at most ${TAKEN_AT_ONCE}, of market analyses ${ANALYSES_TAKEN_AT_ONCE}: listings and tours as drafts,
      enquiries, appointments that are over, addresses of saved searches, homes that are not written to, lists of deals, own homes, smart plans, sheets of labels,
      market analyses by the evidence of today. The same record is taken once. Code copy-lines.`,
    args: { kind: t.arg({ type: TakenKindEnum, required: true }), lines: t.arg.string({ required: true }) },
    extensions: { cost: 400 },
    resolve: async (_, { kind, lines }, context, { schema }) => {
      const viewer = await requireViewer(context)
      await takeFromNetwork(context, 'copyRecords')
      const each = lines.split('\n').filter((line) => line.trim() !== '')
      const most = kind === 'market-analyses' ? ANALYSES_TAKEN_AT_ONCE : TAKEN_AT_ONCE
      if (lines.length > LINES_MAX_CHARS || each.length > most) throw refusal('copy-lines', `At most ${most} records at once.`)
      return takeRecords(context, viewer, kind, each, schema)
    },
  }),
)
