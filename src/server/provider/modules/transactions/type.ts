import { TRANSACTION_KINDS } from '#graphql/deal-kinds.ts'
import { quantileSorted } from '#lib/quantiles.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { TXN_FLAG } from '../../db/market/rows.ts'
import { checkedPage, connectionOf, connectionType } from '../../paging.ts'
import { ActivityTypeEnum } from '../../vocabulary-enums.ts'
import { ProjectRef } from '../property/type.ts'
import { disclosedFloors, disclosedUnitNo } from '../property/unit-identity.ts'
import { listPsf, type TransactionFilter, type TransactionList, type TransactionRecord, transactionPages } from './store.ts'

export const TransactionRef = builder.objectRef<TransactionRecord>('Transaction')

TransactionRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    activity: t.expose('activity', { type: ActivityTypeEnum }),
    month: t.expose('month', { type: 'Month' }),
    price: t.expose('price', { type: 'Money' }),
    areaSqm: t.exposeFloat('areaSqm', {
      nullable: true,
      description: 'Null where the size is not on record; such a deal is in no figure.',
    }),
    psf: t.exposeFloat('psf', { nullable: true, description: 'Null where the size is not on record.' }),
    unitMix: t.exposeString('unitMix'),
    isMixDerived: t.boolean({
      description: 'The record does not state the bedrooms: they are those of most rental contracts of homes of that size in the project.',
      resolve: ({ flags }) => (flags & TXN_FLAG.derivedUnitMix) !== 0,
    }),
    floorLow: t.int({
      nullable: true,
      description: 'Without a subscription a band of five floors, except on the lowest floors.',
      resolve: (sale, _, context) => (sale.isDisclosed ? sale.floorLow : disclosedFloors(sale, context).then(({ floorLow }) => floorLow)),
    }),
    floorHigh: t.int({
      nullable: true,
      resolve: (sale, _, context) =>
        sale.isDisclosed ? sale.floorHigh : disclosedFloors(sale, context).then(({ floorHigh }) => floorHigh),
    }),
    unitNo: t.string({
      nullable: true,
      description: 'For subscribers; on the lowest floors, and of houses, for everybody.',
      resolve: (sale, _, context) => (sale.isDisclosed ? sale.unitNo : disclosedUnitNo(sale, context)),
    }),
    units: t.exposeInt('units'),
    model: t.exposeString('model', { nullable: true }),
  }),
})

const TransactionConnectionRef = connectionType<TransactionRecord, TransactionList>('TransactionConnection', TransactionRef)

interface PooledPsf {
  n: number
  p25: number
  median: number
  p75: number
  from: number
  to: number
}

const PooledPsfRef = builder.objectRef<PooledPsf>('PooledPsf').implement({
  description: 'Prices as paid, and the months of the first and the newest of them.',
  fields: (t) => ({
    n: t.exposeInt('n'),
    p25: t.exposeFloat('p25'),
    median: t.exposeFloat('median'),
    p75: t.exposeFloat('p75'),
    from: t.expose('from', { type: 'Month' }),
    to: t.expose('to', { type: 'Month' }),
  }),
})

builder.objectField(TransactionConnectionRef, 'psf', (t) =>
  t.field({
    type: PooledPsfRef,
    nullable: true,
    description: 'Of all deals that match and whose size is on record, not of the page; null when there are none.',
    extensions: { cost: 20 },
    resolve: async (list, _, context) => {
      if (list.nodes.length === 0 && !list.hasPreviousPage) return null
      const deals = await listPsf(context, list)
      if (deals.length === 0) return null
      const psf = deals.map((deal) => deal.psf)
      const months = deals.map(({ month }) => month)
      return {
        n: psf.length,
        p25: quantileSorted(psf, 0.25),
        median: quantileSorted(psf, 0.5),
        p75: quantileSorted(psf, 0.75),
        from: months.reduce((first, month) => Math.min(first, month)),
        to: months.reduce((last, month) => Math.max(last, month)),
      }
    },
  }),
)

export const TransactionKindEnum = vocabularyEnum('TransactionKind', TRANSACTION_KINDS)

builder.objectField(ProjectRef, 'transactions', (t) =>
  t.field({
    type: TransactionConnectionRef,
    args: {
      kind: t.arg({ type: TransactionKindEnum, defaultValue: 'sale' }),
      unitMix: t.arg.string({ description: 'Of one kind of home; all without it.' }),
      building: t.arg.string({ description: 'Of one building, by its slug; all without it.' }),
      areaMinSqm: t.arg.float(),
      areaMaxSqm: t.arg.float(),
      from: t.arg({ type: 'Month', description: 'From this month on; all without it.' }),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    extensions: { cost: 20 },
    resolve: async (project, { kind, unitMix, building, areaMinSqm, areaMaxSqm, from, ...asked }, context) => {
      const page = checkedPage(asked)
      const filter: TransactionFilter = {
        kind: kind ?? 'sale',
        unitMix: unitMix ?? null,
        building: building ?? null,
        areaMin: areaMinSqm ?? null,
        areaMax: areaMaxSqm ?? null,
        from: from ?? 0,
      }
      const none = connectionOf<TransactionRecord>([], { first: page.first, offset: 0 }, async () => 0)
      const empty: TransactionList = { ...none, projectId: project.id, filter }
      // §9: rent transactions stay hidden where the market does not disclose them
      if (filter.kind === 'rent' && !context.country.disclosesRent) return empty
      const pages = context.perRequest(transactionPages)
      return (await pages(filter, page).load(project.id)) ?? empty
    },
  }),
)
