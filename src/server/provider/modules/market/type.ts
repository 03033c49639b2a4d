import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { groupBy } from '../../db/batch-loader.ts'
import { CountryCodeEnum, SegmentEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { hasOfficialFigures } from '../official-figure/store.ts'
import { SearchSuggestionRef } from '../search/type.ts'
import type { MarketMeta } from './facts.ts'
import type { KindOfHome } from './kinds.ts'
import { HISTORY_MONTHS, type SegmentSummary, summariseSegment } from './rules.ts'
import { type IndexRecord, listExamples, listSegmentIndices, listSources, marketFactsOf, type SourceRecord } from './store.ts'

const DataSourceRef = builder.objectRef<SourceRecord>('DataSource').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    kind: t.exposeString('kind', { description: 'The published format, e.g. "sg-hdb-resale"; "demo" where the rows are invented.' }),
    licence: t.exposeString('licence'),
    rowsRead: t.exposeInt('rowsRead', { description: 'Accepted and rejected together.' }),
    rowsAccepted: t.exposeInt('rowsAccepted'),
    rowsRejected: t.exposeInt('rowsRejected'),
    firstMonth: t.expose('firstMonth', { type: 'Month', nullable: true }),
    lastMonth: t.expose('lastMonth', { type: 'Month', nullable: true }),
  }),
})

export const PriceIndexPointRef = builder.objectRef<IndexRecord>('PriceIndexPoint').implement({
  fields: (t) => ({
    month: t.expose('month', { type: 'Month' }),
    value: t.exposeFloat('value'),
    n: t.exposeInt('n'),
    psfP25: t.exposeFloat('psfP25'),
    psfMedian: t.exposeFloat('psfMedian'),
    psfP75: t.exposeFloat('psfP75'),
  }),
})

const SegmentSummaryRef = builder.objectRef<SegmentSummary>('SegmentSummary').implement({
  fields: (t) => ({
    segment: t.field({ type: SegmentEnum, resolve: ({ newest }) => newest.segment }),
    month: t.field({ type: 'Month', resolve: ({ newest }) => newest.month }),
    indexValue: t.float({
      description: 'Mix-adjusted index, 100 = first month with evidence.',
      resolve: ({ newest }) => newest.value,
    }),
    change12m: t.exposeFloat('change12m', {
      nullable: true,
      description: 'Change of the index against the same month a year before, as a fraction.',
    }),
    saleCount: t.int({ resolve: ({ newest }) => newest.n }),
    saleCountMean12m: t.exposeFloat('saleCountMean12m'),
    medianPrice: t.field({ type: 'Money', resolve: ({ newest }) => newest.priceMedian }),
    priceP25: t.field({ type: 'Money', resolve: ({ newest }) => newest.priceP25 }),
    priceP75: t.field({ type: 'Money', resolve: ({ newest }) => newest.priceP75 }),
    medianPsf: t.float({ resolve: ({ newest }) => newest.psfMedian }),
    psfP25: t.float({ resolve: ({ newest }) => newest.psfP25 }),
    psfP75: t.float({ resolve: ({ newest }) => newest.psfP75 }),
    history: t.field({
      type: [PriceIndexPointRef],
      description: `The newest ${HISTORY_MONTHS} months of the index, oldest first.`,
      extensions: { listSize: HISTORY_MONTHS },
      resolve: ({ history }) => history,
    }),
  }),
})

const KindOfHomeRef = builder.objectRef<KindOfHome>('KindOfHome').implement({
  fields: (t) => ({
    typeGroup: t.expose('typeGroup', { type: TypeGroupEnum }),
    projectCount: t.exposeInt('projectCount'),
    placedCount: t.exposeInt('placedCount', { description: 'Those with a known position; the others are listed and not on the map.' }),
  }),
})

export const MarketRef = builder.objectRef<MarketMeta>('Market').implement({
  fields: (t) => ({
    countryCode: t.field({ type: CountryCodeEnum, resolve: (_, __, { country }) => country.countryCode }),
    currencyCode: t.string({ resolve: (_, __, { country }) => country.currencyCode }),
    isDemo: t.exposeBoolean('isDemo', { description: 'True when the figures are invented for demonstration, not imported.' }),
    dataVersion: t.exposeString('dataVersion', { description: 'Content hash of all that was published.' }),
    firstMonth: t.expose('firstMonth', { type: 'Month', nullable: true }),
    lastMonth: t.expose('lastMonth', { type: 'Month', nullable: true }),
    projectCount: t.exposeInt('projectCount'),
    saleCount: t.exposeInt('saleCount'),
    rentCount: t.int({
      nullable: true,
      description: 'Null where rents are not disclosed.',
      resolve: (market, _, { country }) => (country.disclosesRent ? market.rentCount : null),
    }),
    amenityCount: t.exposeInt('amenityCount'),
    kinds: t.field({
      type: [KindOfHomeRef],
      nullable: true,
      description: 'The kinds of home that the market has. Null where the edition does not say.',
      extensions: { listSize: 3 },
      resolve: ({ kinds }) => kinds,
    }),
    hasOfficialFigures: t.boolean({
      description: 'Whether an authority publishes figures of the whole market, see officialFigures.',
      extensions: { cost: 2 },
      resolve: (_, __, context) => hasOfficialFigures(context),
    }),
    sources: t.field({ type: [DataSourceRef], extensions: { cost: 5 }, resolve: (_, __, context) => listSources(context) }),
    segments: t.field({
      type: [SegmentSummaryRef],
      description: 'One row per segment that has evidence, for the newest complete month.',
      extensions: { cost: 20, listSize: 4 },
      resolve: (_, __, context) => segmentSummaries(context),
    }),
    examples: t.field({
      type: [SearchSuggestionRef],
      description: 'Example projects, one per group, the most traded first.',
      extensions: { cost: 20, listSize: 3 },
      resolve: (_, __, context) => listExamples(context),
    }),
  }),
})

/** The headline figures of every segment with evidence, in the country's order of property groups. */
async function segmentSummaries(context: ProviderContext): Promise<SegmentSummary[]> {
  const { lastMonth } = await context.perRequest(marketFactsOf)
  if (lastMonth === null) return []
  // two more years than are shown: for the change of the first month shown, and because the newest month may be skipped
  const rows = await listSegmentIndices(context, lastMonth, HISTORY_MONTHS + 24)
  const bySegment = groupBy(rows, (row) => row.segment)
  return context.country.propertyGroups.flatMap((segment) => summariseSegment(bySegment.get(segment) ?? []) ?? [])
}
