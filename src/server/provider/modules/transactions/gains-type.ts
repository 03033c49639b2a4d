import { builder } from '../../builder.ts'
import { GAIN_BIN_EDGES } from '../../gain-bins.ts'
import { checkedPage } from '../../paging.ts'
import { type Gain, gainOf } from '../../resale-gain.ts'
import { type UnitsMissing, UnitsMissingEnum } from '../property/stack-view-type.ts'
import { ProjectRef } from '../property/type.ts'
import { disclosedFloors, disclosedUnitNo } from '../property/unit-identity.ts'
import { needs } from '../subscription/for-subscribers.ts'
import { type GainRecord, gainsByProject, listPairs, namesUnits, type PairRecord } from './gains-store.ts'

const ResalePairRef = builder.objectRef<PairRecord & Gain>('ResalePair').implement({
  description: 'A purchase and the next sale of the same home, before duties, fees and interest.',
  fields: (t) => ({
    unitNo: t.string({
      nullable: true,
      description: 'For subscribers; on the lowest floors, and of houses, for everybody.',
      resolve: ({ unitNo, floor, flags }, _, context) => disclosedUnitNo({ unitNo, floorLow: floor, floorHigh: floor, flags }, context),
    }),
    unitMix: t.exposeString('unitMix'),
    areaSqm: t.exposeFloat('areaSqm'),
    floor: t.int({
      nullable: true,
      description: 'Exact, and visible to the same people as the unit number.',
      resolve: async ({ floor }, _, context) => {
        const disclosed = await disclosedFloors({ floorLow: floor, floorHigh: floor }, context)
        return disclosed.floorLow === disclosed.floorHigh ? disclosed.floorLow : null
      },
    }),
    buyMonth: t.expose('buyMonth', { type: 'Month' }),
    buyPrice: t.expose('buyPrice', { type: 'Money' }),
    sellMonth: t.expose('sellMonth', { type: 'Month' }),
    sellPrice: t.expose('sellPrice', { type: 'Money' }),
    holdingYears: t.exposeFloat('years'),
    gain: t.expose('gain', { type: 'Money' }),
    gainRate: t.exposeFloat('rate', { description: 'A fraction of the price paid.' }),
    annualised: t.exposeFloat('annualised', { nullable: true, description: 'A fraction a year; null when held for less than a year.' }),
  }),
})

interface Rates {
  n: number
  p25: number
  median: number
  p75: number
}

const RateSummaryRef = builder.objectRef<Rates>('RateSummary').implement({
  description: 'Of rates, as fractions.',
  fields: (t) => ({ n: t.exposeInt('n'), p25: t.exposeFloat('p25'), median: t.exposeFloat('median'), p75: t.exposeFloat('p75') }),
})

const GainBinRef = builder.objectRef<{ from: number | null; to: number | null; n: number }>('GainBin').implement({
  fields: (t) => ({
    from: t.exposeFloat('from', { nullable: true, description: 'Null of the lowest.' }),
    to: t.exposeFloat('to', { nullable: true, description: 'Null of the highest.' }),
    n: t.exposeInt('n'),
  }),
})

function binsOf(json: string) {
  const counts: unknown = JSON.parse(json)
  const numbers = Array.isArray(counts) ? counts.map(Number) : []
  return numbers.map((n, at) => ({ from: GAIN_BIN_EDGES[at - 1] ?? null, to: GAIN_BIN_EDGES[at] ?? null, n }))
}

function annualisedOf({ annualisedN: n, annualisedP25: p25, annualisedMedian: median, annualisedP75: p75 }: GainRecord): Rates | null {
  return p25 === null || median === null || p75 === null ? null : { n, p25, median, p75 }
}

interface Gains {
  projectId: number
  reason: UnitsMissing | null
  record: GainRecord | null
}

const GainsRef = builder.objectRef<Gains>('ResaleGains').implement({
  fields: (t) => ({
    reason: t.expose('reason', { type: UnitsMissingEnum, nullable: true, description: 'Why there are no pairs; null when there are.' }),
    n: t.int({ resolve: ({ record }) => record?.n ?? 0 }),
    from: t.field({ type: 'Month', nullable: true, description: 'Of the first purchase.', resolve: ({ record }) => record?.from ?? null }),
    to: t.field({ type: 'Month', nullable: true, description: 'Of the newest sale.', resolve: ({ record }) => record?.to ?? null }),
    profitableShare: t.float({ nullable: true, resolve: ({ record }) => record && record.profitable / record.n }),
    gainRate: t.field({
      type: RateSummaryRef,
      nullable: true,
      resolve: ({ record }) => record && { n: record.n, p25: record.gainP25, median: record.gainMedian, p75: record.gainP75 },
    }),
    annualised: t.field({
      type: RateSummaryRef,
      nullable: true,
      description: 'Per year, of homes held for a year or longer.',
      resolve: ({ record }) => record && annualisedOf(record),
    }),
    medianHoldingYears: t.float({ nullable: true, resolve: ({ record }) => record?.yearsMedian ?? null }),
    bins: t.field({
      type: [GainBinRef],
      description: 'Counts by annualised rate, lowest first.',
      extensions: { listSize: GAIN_BIN_EDGES.length + 1 },
      resolve: ({ record }) => (record ? binsOf(record.bins) : []),
    }),
    pairs: t.field({
      type: [ResalePairRef],
      description: 'Those sold last first; `first` is at most 50.',
      args: { first: t.arg.int({ defaultValue: 10 }), offset: t.arg.int({ defaultValue: 0 }) },
      extensions: { cost: 20 },
      resolve: async ({ projectId, record }, asked, context) => {
        const page = checkedPage(asked, 10)
        if (!record) return []
        return (await listPairs(context, projectId, page)).map((pair) => ({ ...pair, ...gainOf(pair) }))
      },
    }),
  }),
})

builder.objectField(ProjectRef, 'gains', (t) =>
  t.field({
    type: GainsRef,
    description: 'Gains of owners of identified homes from purchase to the next sale; for subscribers.',
    extensions: { cost: 20, ...needs('pro-reports') },
    resolve: async ({ id: projectId }, _, context): Promise<Gains> => {
      const record = await context.perRequest(gainsByProject).load(projectId)
      if (record) return { projectId, record, reason: null }
      const named = await context.perRequest(namesUnits).load(projectId)
      return { projectId, record, reason: named ? 'NO_RESALES' : 'NO_UNIT_NUMBERS' }
    },
  }),
)
