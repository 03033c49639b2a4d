import { keysOf } from '#lib/records.ts'
import { psfOf } from '#lib/units.ts'
import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import type { PriceSteps } from '../../valuation/explain.ts'
import { TenureEnum } from '../../vocabulary-enums.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { projectsById } from '../property/store.ts'
import { ProjectRef } from '../property/type.ts'
import { disclosedFloors } from '../property/unit-identity.ts'
import { estimateProject } from './estimate-project.ts'
import { isRefusal, type RefusalReason, type ValuationRefusal } from './evidence.ts'
import type { AdjustedSale, Valuation } from './rules.ts'
import { confidenceOf } from './statement.ts'
import { statementOfHome } from './statement-of-home.ts'
import { StatementRef } from './statement-type.ts'

export const HomeInput = builder.inputType('HomeInput', {
  fields: (t) => ({
    unitMix: t.string(),
    areaSqm: t.float(),
    floor: t.int(),
    tenure: t.field({
      type: TenureEnum,
      description: 'Used only where the record of the project has none, as is leaseStartYear.',
    }),
    leaseStartYear: t.int(),
  }),
})

export const ConfidenceEnum = builder.enumType('Confidence', { values: ['HIGH', 'MEDIUM', 'LOW'] as const })

const REFUSAL_REASONS = [
  'NO_SALES',
  'TOO_FEW_COMPARABLES',
  'TOO_OLD',
  'TOO_SPREAD',
  'UNKNOWN_HOME',
  'SIZE_NOT_HERE',
  'FLOOR_NOT_HERE',
] as const satisfies RefusalReason[]
export const RefusalReasonEnum = builder.enumType('RefusalReason', { values: REFUSAL_REASONS })

const ComparableRef = builder.objectRef<AdjustedSale>('Comparable').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ sale }) => sale.id }),
    project: t.field({
      type: ProjectRef,
      extensions: { cost: 5 },
      resolve: async ({ sale }, _, context) => {
        const project = await context.perRequest(projectsById).load(sale.projectId)
        if (!project) throw refusal('broken-data', 'The sale belongs to an unknown project.')
        return project
      },
    }),
    month: t.field({ type: 'Month', resolve: ({ sale }) => sale.month }),
    price: t.field({ type: 'Money', resolve: ({ sale }) => sale.price }),
    areaSqm: t.float({ resolve: ({ sale }) => sale.areaSqm }),
    psf: t.float({ resolve: ({ sale }) => psfOf(sale.price, sale.areaSqm) }),
    unitMix: t.string({ resolve: ({ sale }) => sale.unitMix }),
    floorLow: t.int({ nullable: true, resolve: async ({ sale }, _, context) => (await disclosedFloors(sale, context)).floorLow }),
    floorHigh: t.int({ nullable: true, resolve: async ({ sale }, _, context) => (await disclosedFloors(sale, context)).floorHigh }),
    distanceMetres: t.float({ description: '0 for the same project.', resolve: ({ sale }) => sale.distanceMetres }),
    ageMonths: t.exposeInt('ageMonths'),
    timeAdjustment: t.expose('timeAdjustment', {
      type: 'Money',
      description: 'Adjustments that bring the paid price to the valued home, part by part.',
    }),
    kindAdjustment: t.expose('kindAdjustment', {
      type: 'Money',
      description: 'For another kind of home: a terrace house beside a detached one.',
    }),
    areaAdjustment: t.expose('areaAdjustment', { type: 'Money' }),
    floorAdjustment: t.expose('floorAdjustment', { type: 'Money' }),
    leaseAdjustment: t.expose('leaseAdjustment', { type: 'Money', description: 'For a later or earlier start of the lease.' }),
    adjustedPrice: t.expose('adjustedPrice', { type: 'Money' }),
    weight: t.exposeFloat('weight', { description: 'Share of the evidence, 0 to 1.' }),
  }),
})

export const EstimateMethodEnum = builder.enumType('EstimateMethod', {
  description: 'FIRST: similar sales adjusted to the home. ENGINE: the fitted engine, whose accuracy is measured.',
  values: ['FIRST', 'ENGINE'] as const satisfies Valuation['method'][],
})

const DRIVERS = {
  TIME: 'time',
  KIND: 'kind',
  FLOOR: 'floor',
  AREA: 'area',
  LEASE: 'lease',
  LEARNED: 'learned',
} as const satisfies Record<string, keyof PriceSteps>
type DriverCode = keyof typeof DRIVERS
const DRIVER_CODES = keysOf(DRIVERS)

const DriverCodeEnum = builder.enumType('EstimateDriverCode', {
  description: 'LEARNED: the correction that the engine learnt from errors of past estimates of such homes.',
  values: DRIVER_CODES,
})

const DriverRef = builder.objectRef<{ code: DriverCode; amount: number }>('EstimateDriver').implement({
  fields: (t) => ({
    code: t.expose('code', { type: DriverCodeEnum }),
    amount: t.expose('amount', { type: 'Money', description: 'What it adds to the value, or takes away.' }),
  }),
})

/** A valuation and the project of its home. */
export type ValuedHome = Valuation & { project: ProjectRecord }

export const EstimateRef = builder.objectRef<ValuedHome>('Estimate').implement({
  fields: (t) => ({
    asOf: t.expose('asOf', {
      type: 'Month',
      description: "The newest month of the segment's data.",
    }),
    unitMix: t.string({ resolve: ({ home }) => home.unitMix }),
    areaSqm: t.float({ resolve: ({ home }) => home.areaSqm }),
    floor: t.int({ nullable: true, resolve: ({ home }) => home.floor }),
    method: t.expose('method', { type: EstimateMethodEnum }),
    value: t.expose('value', { type: 'Money' }),
    psf: t.float({ resolve: ({ value, home }) => psfOf(value, home.areaSqm) }),
    low68: t.expose('low68', { type: 'Money' }),
    high68: t.expose('high68', { type: 'Money' }),
    low90: t.expose('low90', { type: 'Money' }),
    high90: t.expose('high90', { type: 'Money' }),
    fsd: t.exposeFloat('fsd', { description: 'Forecast standard deviation as a fraction of the value.' }),
    statement: t.field({
      type: StatementRef,
      description: 'What was measured on estimates of such homes, or why nothing was.',
      resolve: (estimate, _, context) => statementOfHome(estimate, context),
    }),
    confidence: t.field({
      type: ConfidenceEnum,
      nullable: true,
      description:
        'The statement in a word: HIGH where nine in ten of such sales were within 10 %, MEDIUM within 20 %, else LOW; half of the 90 % range decides where it is wider. Null where nothing was measured.',
      resolve: async (estimate, _, context) => confidenceOf(await statementOfHome(estimate, context), estimate),
    }),
    effectiveN: t.exposeFloat('effectiveN', { description: 'Effective number of comparable sales after weighting.' }),
    paid: t.field({
      type: 'Money',
      description: 'The weighted mean of the comparable prices as paid; with all drivers it adds up to the value.',
      resolve: ({ steps }) => steps.paid,
    }),
    drivers: t.field({
      type: [DriverRef],
      extensions: { listSize: DRIVER_CODES.length },
      resolve: ({ steps }) => DRIVER_CODES.map((code) => ({ code, amount: steps[DRIVERS[code]] })).filter(({ amount }) => amount !== 0),
    }),
    learnedFrom: t.int({
      nullable: true,
      description: 'How many recorded sales of the segment the LEARNED step was learnt from; null for a first estimate.',
      resolve: ({ learnedFrom }) => learnedFrom,
    }),
    comparables: t.field({ type: [ComparableRef], extensions: { listSize: 12 }, resolve: ({ comparables }) => comparables }),
  }),
})

export const EstimateRefusalRef = builder.objectRef<ValuationRefusal>('EstimateRefusal').implement({
  fields: (t) => ({
    reason: t.expose('reason', { type: RefusalReasonEnum }),
    evidence: t.exposeInt('evidence', { description: 'Sales that could be used, in effect: old and unlike ones count less.' }),
    needed: t.exposeInt('needed', { description: 'Sales that would be needed.' }),
    asOf: t.expose('asOf', { type: 'Month', nullable: true, description: 'The month of the newest sale that could be used.' }),
    areaSqmMin: t.float({
      nullable: true,
      description: 'SIZE_NOT_HERE: the known sizes of such homes here.',
      resolve: (one) => one.areaSqmMin,
    }),
    areaSqmMax: t.float({ nullable: true, resolve: (one) => one.areaSqmMax }),
    floorMax: t.int({ nullable: true, description: 'FLOOR_NOT_HERE: the highest floor.', resolve: (one) => one.floorMax }),
  }),
})

const EstimateResultRef = builder.unionType('EstimateResult', {
  types: [EstimateRef, EstimateRefusalRef],
  resolveType: (result) => (isRefusal(result) ? EstimateRefusalRef : EstimateRef),
})

builder.objectField(ProjectRef, 'estimate', (t) =>
  t.field({
    type: EstimateResultRef,
    description:
      'The estimate of the described home, or why it is refused. Without input: the most traded unit mix at its median size, on the middle floor.',
    args: { home: t.arg({ type: HomeInput }) },
    // several statements for each project: at most a few estimates fit into one query, and none into a list
    extensions: { cost: 1_000 },
    resolve: async (project, { home }, context) => {
      const result = await estimateProject(context, project, home ?? {})
      return isRefusal(result) ? result : { ...result, project }
    },
  }),
)
