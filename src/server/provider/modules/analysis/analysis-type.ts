import { ADJUSTED_FOR } from '#graphql/analysis-kinds.ts'
import type { AdjustmentMade, FurtherSales } from '#graphql/analysis-result.ts'
import type { ProposedAsking } from '#graphql/asking-price.ts'
import { psfOf } from '#lib/units.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { connectionType } from '../../paging.ts'
import { CountryCodeEnum, PropertyGroupEnum, TenureEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { AGENT_TOOL_STANDINGS } from '../subscription/agent-tool-standing.ts'
import { isRefusal, type ValuationRefusal } from '../valuation/evidence.ts'
import { EstimateMethodEnum, EstimateRefusalRef } from '../valuation/type.ts'
import type { EvidenceSale, KeptEvidence } from './analysis-evidence.ts'
import type { AnalysisCard, KeptAnalysis } from './analysis-store.ts'

export const AnalysisStandingEnum = builder.enumType('AnalysisStanding', {
  description: 'Whether somebody makes market analyses. NEEDS_PLAN: an agent without one. SEAT_RIGHT: the seat does not include it.',
  values: AGENT_TOOL_STANDINGS,
})

const AdjustedForEnum = vocabularyEnum('AdjustedFor', ADJUSTED_FOR)

export const AnalysisSaleRef = builder.objectRef<EvidenceSale>('AnalysisSale').implement({
  description:
    'A recorded sale, and what the engine makes of it for the home: the price in the home’s terms and its share of the evidence.',
  fields: (t) => ({
    id: t.exposeID('id'),
    projectName: t.exposeString('projectName'),
    projectNameLocal: t.exposeString('projectNameLocal', { nullable: true }),
    month: t.expose('month', { type: 'Month' }),
    price: t.expose('price', { type: 'Money' }),
    areaSqm: t.exposeFloat('areaSqm'),
    psf: t.float({ resolve: ({ price, areaSqm }) => psfOf(price, areaSqm) }),
    unitMix: t.exposeString('unitMix'),
    floorLow: t.exposeInt('floorLow', { nullable: true }),
    floorHigh: t.exposeInt('floorHigh', { nullable: true }),
    distanceMetres: t.exposeInt('distanceMetres', { description: '0 for the home’s own project.' }),
    east: t.exposeInt('east', { nullable: true, description: 'Metres from the home, as north.' }),
    north: t.exposeInt('north', { nullable: true }),
    ageMonths: t.exposeInt('ageMonths'),
    timeAdjustment: t.expose('timeAdjustment', { type: 'Money' }),
    kindAdjustment: t.expose('kindAdjustment', { type: 'Money' }),
    areaAdjustment: t.expose('areaAdjustment', { type: 'Money' }),
    floorAdjustment: t.expose('floorAdjustment', { type: 'Money' }),
    leaseAdjustment: t.expose('leaseAdjustment', { type: 'Money' }),
    adjustedPrice: t.expose('adjustedPrice', { type: 'Money' }),
    weight: t.exposeFloat('weight', { description: 'Share of the engine’s evidence, 0 to 1.' }),
  }),
})

const FurtherSalesRef = builder.objectRef<FurtherSales>('FurtherSales').implement({
  description: 'The lighter comparables, which count together.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    weight: t.exposeFloat('weight'),
    mean: t.exposeFloat('mean', { description: 'Weighted mean of logarithms, as a price.' }),
    prices: t.field({
      type: ['Money'],
      description: 'At 10, 30, 50, 70 and 90 % of their weight.',
      extensions: { listSize: 5 },
      resolve: ({ prices }) => [...prices],
    }),
  }),
})

export const AnalysisPlaceRef = builder.objectRef<KeptEvidence['place']>('AnalysisPlace').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    nameLocal: t.exposeString('nameLocal', { nullable: true }),
    street: t.exposeString('street'),
    propertyGroup: t.expose('propertyGroup', { type: PropertyGroupEnum }),
    tenure: t.expose('tenure', { type: TenureEnum, nullable: true }),
    completionYear: t.exposeInt('completionYear', { nullable: true }),
    leaseStartYear: t.exposeInt('leaseStartYear', { nullable: true }),
  }),
})

const AnalysisEvidenceRef = builder.objectRef<KeptEvidence>('AnalysisEvidence').implement({
  description: 'What the engine says of a home: its estimate and the sales behind it.',
  fields: (t) => ({
    place: t.field({ type: AnalysisPlaceRef, resolve: ({ place }) => place }),
    unitMix: t.string({ resolve: ({ home }) => home.unitMix }),
    areaSqm: t.float({ resolve: ({ home }) => home.areaSqm }),
    floor: t.int({ nullable: true, resolve: ({ home }) => home.floor }),
    method: t.expose('method', { type: EstimateMethodEnum }),
    asOf: t.expose('asOf', { type: 'Month' }),
    value: t.expose('value', { type: 'Money' }),
    low68: t.expose('low68', { type: 'Money' }),
    high68: t.expose('high68', { type: 'Money' }),
    effectiveN: t.exposeFloat('effectiveN'),
    sales: t.field({ type: [AnalysisSaleRef], extensions: { listSize: 28 }, resolve: ({ sales }) => [...sales] }),
    further: t.field({ type: FurtherSalesRef, nullable: true, resolve: ({ further }) => further }),
  }),
})

export const AnalysisEvidenceResultRef = builder.unionType('AnalysisEvidenceResult', {
  types: [AnalysisEvidenceRef, EstimateRefusalRef],
  resolveType: (result: KeptEvidence | ValuationRefusal) => (isRefusal(result) ? EstimateRefusalRef : AnalysisEvidenceRef),
})

export const AdjustmentMadeRef = builder.objectRef<AdjustmentMade>('AdjustmentMade').implement({
  fields: (t) => ({
    for: t.expose('for', { type: AdjustedForEnum }),
    percent: t.exposeFloat('percent'),
    money: t.expose('money', { type: 'Money' }),
  }),
})

export const ProposedAskingRef = builder.objectRef<ProposedAsking>('ProposedAsking').implement({
  description: 'What the maker of an analysis proposes to ask, which is no part of the estimate.',
  fields: (t) => ({
    low: t.expose('low', { type: 'Money' }),
    high: t.expose('high', { type: 'Money', description: 'As low where it is one price.' }),
    why: t.exposeString('why'),
  }),
})

export const FurtherAnalysisSalesRef = connectionType('FurtherAnalysisSales', AnalysisSaleRef)

const MarketAnalysisCardRef = builder.objectRef<AnalysisCard>('MarketAnalysisCard').implement({
  description: 'A kept analysis in a list.',
  fields: (t) => ({
    id: t.exposeID('id'),
    country: t.expose('country', { type: CountryCodeEnum }),
    typeGroup: t.expose('typeGroup', { type: TypeGroupEnum }),
    slug: t.exposeString('slug'),
    projectName: t.exposeString('projectName'),
    title: t.exposeString('title'),
    version: t.exposeInt('version'),
    value: t.expose('value', { type: 'Money' }),
    madeAt: t.string({ resolve: ({ createdAt }) => isoTime(createdAt) }),
    changedAt: t.string({ resolve: ({ updatedAt }) => isoTime(updatedAt) }),
  }),
})

export const MarketAnalysesRef = connectionType('MarketAnalyses', MarketAnalysisCardRef)

export const MarketAnalysisRef = builder.objectRef<KeptAnalysis>('MarketAnalysis').implement({
  description: 'A kept analysis, as its maker works on it.',
  fields: (t) => ({
    card: t.field({ type: MarketAnalysisCardRef, resolve: (analysis) => analysis }),
    facts: t.string({
      description: 'JSON of the home as the agent describes it; null fields are those of the records.',
      resolve: ({ facts }) => JSON.stringify(facts),
    }),
    choice: t.string({ description: 'JSON of AnalysisChoice.', resolve: ({ choice }) => JSON.stringify(choice) }),
    added: t.idList({ resolve: ({ added }) => [...added] }),
    note: t.exposeString('note'),
    showsEngine: t.exposeBoolean('showsEngine'),
    asking: t.field({ type: ProposedAskingRef, nullable: true, resolve: ({ asking }) => asking }),
    edition: t.exposeString('edition', { description: 'Market.dataVersion of the evidence.' }),
    evidence: t.field({ type: AnalysisEvidenceRef, resolve: ({ evidence }) => evidence }),
  }),
})
