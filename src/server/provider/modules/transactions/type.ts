import { builder } from '../../builder.ts'
import { checkedPage, connectionOf, connectionType } from '../../paging.ts'
import { ActivityTypeEnum } from '../../vocabulary-enums.ts'
import { ProjectRef } from '../property/type.ts'
import { toldFloors, toldUnitNo } from '../property/unit-identity.ts'
import {
  type TransactionFilter,
  type TransactionKind,
  type TransactionList,
  type TransactionRecord,
  transactionPages,
} from './store.ts'

export const TransactionRef = builder.objectRef<TransactionRecord>('Transaction')

TransactionRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    activity: t.expose('activity', { type: ActivityTypeEnum }),
    month: t.expose('month', { type: 'Month' }),
    price: t.expose('price', { type: 'Money' }),
    areaSqm: t.exposeFloat('areaSqm'),
    psf: t.exposeFloat('psf'),
    unitMix: t.exposeString('unitMix'),
    floorLow: t.int({
      nullable: true,
      description: 'Without a subscription a band of five floors, except on the lowest floors.',
      resolve: async (sale, _, context) => (await toldFloors(sale, context)).floorLow,
    }),
    floorHigh: t.int({ nullable: true, resolve: async (sale, _, context) => (await toldFloors(sale, context)).floorHigh }),
    unitNo: t.string({
      nullable: true,
      description: 'For subscribers; on the lowest floors for everybody.',
      resolve: (sale, _, context) => toldUnitNo(sale, context),
    }),
    units: t.exposeInt('units'),
    model: t.exposeString('model', { nullable: true }),
  }),
})

const TransactionConnectionRef = connectionType<TransactionRecord, TransactionList>('TransactionConnection', TransactionRef)

/** above every area on record */
const AREA_MAX_SQM = 1e9

export const TransactionKindEnum = builder.enumType('TransactionKind', {
  values: { SALE: { value: 'sale' }, RENT: { value: 'rent' } } satisfies Record<string, { value: TransactionKind }>,
})

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
        areaMin: areaMinSqm ?? 0,
        areaMax: areaMaxSqm ?? AREA_MAX_SQM,
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
