import { builder } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { avatarAddress } from '../files/avatar-address.ts'
import { logoAddress } from '../share/agent-brand.ts'
import { ACCENT, LOGO } from '../share/agent-brand-operations.ts'
import { AgentLinesRef } from '../share/share-type.ts'
import { EstimateMethodEnum } from '../valuation/type.ts'
import { AdjustmentMadeRef, AnalysisPlaceRef, AnalysisSaleRef, ProposedAskingRef } from './analysis-type.ts'
import type { Workbook, WorkbookSale } from './analysis-workbook.ts'
import type { AskingStep, ForSaleNow, HomeForSale } from './for-sale-now.ts'

const WorkbookSaleRef = builder.objectRef<WorkbookSale>('WorkbookSale').implement({
  fields: (t) => ({
    sale: t.field({ type: AnalysisSaleRef, resolve: ({ sale }) => sale }),
    share: t.exposeFloat('share', { description: 'Of the analysis, 0 to 1.' }),
    adjustments: t.field({ type: [AdjustmentMadeRef], extensions: { listSize: 6 }, resolve: ({ adjustments }) => adjustments }),
    price: t.expose('price', { type: 'Money', description: 'After the engine’s and the agent’s adjustments.' }),
  }),
})

const WorkbookEngineRef = builder.objectRef<NonNullable<Workbook['engine']>>('WorkbookEngine').implement({
  description: 'The automatic estimate.',
  fields: (t) => ({
    value: t.expose('value', { type: 'Money' }),
    low68: t.expose('low68', { type: 'Money' }),
    high68: t.expose('high68', { type: 'Money' }),
    departure: t.exposeFloat('departure', { description: 'Of the analysis from the estimate, as a fraction of it.' }),
  }),
})

const HomeForSaleRef = builder.objectRef<HomeForSale>('WorkbookHomeForSale').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    projectName: t.exposeString('projectName'),
    projectNameLocal: t.exposeString('projectNameLocal', { nullable: true }),
    price: t.expose('price', { type: 'Money', description: 'The least that is asked.' }),
    psf: t.exposeFloat('psf'),
    areaSqm: t.exposeFloat('areaSqm', { nullable: true }),
    since: t.string({ description: 'When it was advertised first, ISO 8601.', resolve: ({ firstSeenAt }) => isoTime(firstSeenAt) }),
  }),
})

const QuartilesRef = builder.objectRef<ForSaleNow['psf']>('WorkbookQuartiles').implement({
  fields: (t) => ({ low: t.exposeFloat('low'), median: t.exposeFloat('median'), high: t.exposeFloat('high') }),
})

const ForSaleNowRef = builder.objectRef<NonNullable<Workbook['forSale']>>('WorkbookForSale').implement({
  description: 'Homes of the analysed kind that are advertised for sale, in its project, else in its area.',
  fields: (t) => ({
    areaName: t.string({ nullable: true, description: 'Null: in the home’s own project.', resolve: ({ area }) => area?.name ?? null }),
    areaNameLocal: t.string({ nullable: true, resolve: ({ area }) => area?.nameLocal ?? null }),
    count: t.exposeInt('count'),
    psf: t.field({ type: QuartilesRef, description: 'What is asked by square foot.', resolve: ({ psf }) => psf }),
    homes: t.field({
      type: [HomeForSaleRef],
      description: 'Those of the nearest size.',
      extensions: { listSize: 6 },
      resolve: ({ homes }) => [...homes],
    }),
    date: t.string({ description: 'When that was so, ISO 8601.', resolve: ({ now }) => isoTime(now) }),
  }),
})

const AskingStepRef = builder.objectRef<AskingStep>('WorkbookAskingStep').implement({
  description:
    'How long homes of this group were advertised here until they were sold, that first asked so much of what they were estimated at.',
  fields: (t) => ({
    from: t.exposeFloat('from', { nullable: true, description: 'Of the value, 1 is as much; null: no bound.' }),
    to: t.exposeFloat('to', { nullable: true }),
    count: t.exposeInt('count'),
    days: t.field({ type: QuartilesRef, resolve: ({ days }) => days }),
  }),
})

export const AnalysisWorkbookRef = builder.objectRef<Workbook>('AnalysisWorkbook').implement({
  description: 'What a client is handed.',
  fields: (t) => ({
    id: t.id({ resolve: ({ analysis }) => analysis.id }),
    country: t.field({ type: CountryCodeEnum, resolve: ({ analysis }) => analysis.country }),
    title: t.string({ resolve: ({ analysis }) => analysis.title }),
    place: t.field({ type: AnalysisPlaceRef, resolve: ({ analysis }) => analysis.evidence.place }),
    unitMix: t.string({ resolve: ({ analysis }) => analysis.evidence.home.unitMix }),
    areaSqm: t.float({ resolve: ({ analysis }) => analysis.evidence.home.areaSqm }),
    floor: t.int({ nullable: true, resolve: ({ analysis }) => analysis.evidence.home.floor }),
    facts: t.string({ description: 'JSON, as of MarketAnalysis.', resolve: ({ analysis }) => JSON.stringify(analysis.facts) }),
    note: t.string({ resolve: ({ analysis }) => analysis.note }),
    asking: t.field({
      type: ProposedAskingRef,
      nullable: true,
      description: 'What the agent proposes to ask; null where nothing is proposed.',
      resolve: ({ analysis }) => analysis.asking,
    }),
    method: t.field({ type: EstimateMethodEnum, resolve: ({ analysis }) => analysis.evidence.method }),
    asOf: t.field({ type: 'Month', resolve: ({ analysis }) => analysis.evidence.asOf }),
    edition: t.string({ resolve: ({ analysis }) => analysis.edition }),
    changedAt: t.string({ resolve: ({ analysis }) => isoTime(analysis.updatedAt) }),
    value: t.field({ type: 'Money', resolve: ({ result }) => result.value }),
    low: t.field({ type: 'Money', resolve: ({ result }) => result.low }),
    high: t.field({ type: 'Money', resolve: ({ result }) => result.high }),
    median: t.field({ type: 'Money', resolve: ({ result }) => result.median }),
    count: t.int({ description: 'Sales that it rests on.', resolve: ({ result }) => result.count }),
    modelFraction: t.float({
      description: 'What the market model adds, 0 where it is left out.',
      resolve: ({ result }) => result.model.fraction,
    }),
    modelMoney: t.field({ type: 'Money', resolve: ({ result }) => result.model.money }),
    furtherCount: t.int({ resolve: ({ result }) => result.further.count }),
    furtherShare: t.float({ resolve: ({ result }) => result.further.share }),
    sales: t.field({ type: [WorkbookSaleRef], extensions: { listSize: 28 }, resolve: ({ sales }) => [...sales] }),
    engine: t.field({
      type: WorkbookEngineRef,
      nullable: true,
      description: 'Null where the agent leaves it out.',
      resolve: ({ engine }) => engine,
    }),
    forSale: t.field({
      type: ForSaleNowRef,
      nullable: true,
      description: 'Null where fewer than three such homes are for sale.',
      resolve: ({ forSale }) => forSale,
    }),
    askingSteps: t.field({
      type: [AskingStepRef],
      description: 'The lowest first; none where the records do not tell it of two steps.',
      extensions: { listSize: 5 },
      resolve: ({ askingSteps }) => [...askingSteps],
    }),
    lines: t.field({
      type: AgentLinesRef,
      nullable: true,
      description: 'Null while the profile of the agent lacks one of them.',
      resolve: ({ lines }) => lines,
    }),
    accent: t.string({ nullable: true, description: ACCENT, resolve: ({ brand }) => brand.accent }),
    logo: t.string({ nullable: true, description: LOGO, resolve: ({ brand }) => logoAddress(brand) }),
    portrait: t.string({
      nullable: true,
      description: 'Address of the agent’s picture; null without one.',
      resolve: ({ portraitKey }) => portraitKey && avatarAddress(portraitKey),
    }),
  }),
})
