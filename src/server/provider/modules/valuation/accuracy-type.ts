import { parseMonth } from '#lib/months.ts'
import { builder } from '../../builder.ts'
import { marketSegments, SEGMENTS, type SegmentName } from '../../valuation/segments.ts'
import { TypeGroupEnum } from '../../vocabulary-enums.ts'
import { marketFactsOf } from '../market/store.ts'
import type { AccuracyFloor, AccuracyRecord, AccuracyScores, NaiveScores } from './accuracy.ts'
import { recordedAccuracy } from './accuracy-store.ts'
import { reasonWithout, statementsOf, type UnmeasuredReason } from './statement.ts'
import { MeasuredStatementRef, ReasonEnum } from './statement-type.ts'

const ScoresRef = builder.objectRef<NaiveScores & Partial<AccuracyScores>>('AccuracyScores').implement({
  description: 'How far estimates were from the prices later paid. Errors and shares are percentages.',
  fields: (t) => ({
    n: t.exposeInt('n', { description: 'Sales valued.' }),
    medianError: t.float({ description: 'Half of the estimates were closer than this.', resolve: ({ mdape }) => mdape }),
    meanError: t.float({ resolve: ({ mape }) => mape }),
    within5: t.exposeFloat('within5'),
    within10: t.exposeFloat('within10'),
    within20: t.exposeFloat('within20'),
    medianBias: t.exposeFloat('medianBias', { description: 'Above 0: estimates are too high by as much.' }),
    cover68: t.float({ nullable: true, description: 'Share of prices in the 68 % range.', resolve: ({ cover68 }) => cover68 }),
    cover90: t.float({ nullable: true, resolve: ({ cover90 }) => cover90 }),
  }),
})

const GroupRef = builder.objectRef<{ name: string; scores: AccuracyScores }>('AccuracyGroup').implement({
  fields: (t) => ({ name: t.exposeString('name'), scores: t.expose('scores', { type: ScoresRef }) }),
})

const FloorRef = builder.objectRef<AccuracyFloor>('AccuracyFloor').implement({
  description: 'Errors that no method can come below, in percent: alike homes are sold at unlike prices.',
  fields: (t) => ({
    pairs: t.exposeInt('pairs', { description: 'Pairs of sales of the same block, type, size and storey band within a month.' }),
    medianError: t.exposeFloat('median'),
    meanError: t.exposeFloat('mean'),
  }),
})

const AccuracyRef = builder.objectRef<AccuracyRecord>('ValuationAccuracy')
const groupsOf = (groups: Record<string, AccuracyScores>) => Object.entries(groups).map(([name, scores]) => ({ name, scores }))
const monthOf = (text: string) => parseMonth(text) ?? 0

AccuracyRef.implement({
  description: 'A recorded back-test: past sales valued from the sales of earlier months only, by the engine in use here.',
  fields: (t) => ({
    typeGroup: t.field({ type: TypeGroupEnum, resolve: ({ kind }) => SEGMENTS[kind].typeGroup }),
    from: t.field({ type: 'Month', description: 'First month of the valued sales.', resolve: ({ from }) => monthOf(from) }),
    to: t.field({ type: 'Month', resolve: ({ to }) => monthOf(to) }),
    madeOn: t.exposeString('madeOn', { description: 'The day of the back-test, "2026-11-20".' }),
    coverage: t.exposeFloat('coverage', { description: 'Share of the sales that were valued; the others were refused.' }),
    scores: t.field({ type: ScoresRef, resolve: (record) => record }),
    naive: t.field({
      type: ScoresRef,
      description: 'The same sales by the median price per area of the last twelve months in the same building, project or area.',
      resolve: ({ naive }) => naive,
    }),
    floor: t.field({
      type: FloorRef,
      nullable: true,
      description: 'Null where too few alike homes were sold, or homes are not told apart by building and storey.',
      resolve: (record) => record.floor,
    }),
    byArea: t.field({ type: [GroupRef], resolve: ({ byTown }) => groupsOf(byTown) }),
    byKind: t.field({ type: [GroupRef], resolve: ({ byType }) => groupsOf(byType) }),
    byPriceDecile: t.field({
      type: [GroupRef],
      description: '1 is the cheapest tenth.',
      resolve: (record) => groupsOf(record.byPriceDecile),
    }),
    statement: t.field({
      type: MeasuredStatementRef,
      nullable: true,
      description: 'What is said of estimates of all homes of the segment: that of its largest group.',
      resolve: (record) => statementsOf(record).at(-1) ?? null,
    }),
    statements: t.field({
      type: [MeasuredStatementRef],
      description: 'What is said of estimates, by the area and size of the homes; the largest group last.',
      resolve: statementsOf,
    }),
  }),
})

interface UnmeasuredSegment {
  segment: SegmentName
  reason: UnmeasuredReason
}

const UnmeasuredSegmentRef = builder.objectRef<UnmeasuredSegment>('UnmeasuredSegment').implement({
  description: 'Homes whose estimates have no back-test on record here, and why.',
  fields: (t) => ({
    typeGroup: t.field({ type: TypeGroupEnum, resolve: ({ segment }) => SEGMENTS[segment].typeGroup }),
    reason: t.expose('reason', { type: ReasonEnum }),
  }),
})

builder.queryField('valuationUnmeasured', (t) =>
  t.field({
    type: [UnmeasuredSegmentRef],
    description: 'What valuationAccuracy has no back-test of.',
    extensions: { cost: 1, listSize: 3 },
    resolve: async (_, __, context) => {
      const [records, facts] = await Promise.all([context.perRequest(recordedAccuracy), context.perRequest(marketFactsOf)])
      const unmeasured = marketSegments(context.country.countryCode).filter((name) => !records.some(({ kind }) => kind === name))
      return unmeasured.map((segment) => ({ segment, reason: reasonWithout(facts, segment) }))
    },
  }),
)

builder.queryField('valuationAccuracy', (t) =>
  t.field({
    type: [AccuracyRef],
    description: "The measured accuracy of this market's estimates; empty where no back-test is recorded.",
    extensions: { cost: 20, listSize: 3 },
    resolve: (_, __, context) => context.perRequest(recordedAccuracy),
  }),
)
