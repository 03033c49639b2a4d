import { builder } from '../../builder.ts'
import { checkedPage, connectionOf, connectionType } from '../../paging.ts'
import { ActivityTypeEnum } from '../../vocabulary-enums.ts'
import { ProjectRef } from '../property/type.ts'
import { type TransactionKind, type TransactionRecord, transactionPages } from './store.ts'

const TransactionRef = builder.objectRef<TransactionRecord>('Transaction')

TransactionRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    activity: t.expose('activity', { type: ActivityTypeEnum }),
    month: t.expose('month', { type: 'Month' }),
    price: t.expose('price', { type: 'Money' }),
    areaSqm: t.exposeFloat('areaSqm'),
    psf: t.exposeFloat('psf'),
    unitMix: t.exposeString('unitMix'),
    floorLow: t.exposeInt('floorLow', { nullable: true }),
    floorHigh: t.exposeInt('floorHigh', { nullable: true }),
    unitNo: t.exposeString('unitNo', { nullable: true }),
    units: t.exposeInt('units'),
    model: t.exposeString('model', { nullable: true }),
  }),
})

const TransactionConnectionRef = connectionType('TransactionConnection', TransactionRef)

const TransactionKindEnum = builder.enumType('TransactionKind', {
  values: { SALE: { value: 'sale' }, RENT: { value: 'rent' } } as { SALE: { value: TransactionKind }; RENT: { value: TransactionKind } },
})

builder.objectField(ProjectRef, 'transactions', (t) =>
  t.field({
    type: TransactionConnectionRef,
    args: {
      kind: t.arg({ type: TransactionKindEnum, defaultValue: 'sale' }),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    extensions: { cost: 20 },
    resolve: async (project, { kind, ...asked }, context) => {
      const page = checkedPage(asked)
      const empty = connectionOf<TransactionRecord>([], { first: page.first, offset: 0 }, async () => 0)
      // §9: rent transactions stay hidden where the market does not disclose them
      if (kind === 'rent' && !context.country.disclosesRent) return empty
      const pages = context.perRequest(transactionPages)
      return (await pages(kind ?? 'sale', page).load(project.id)) ?? empty
    },
  }),
)
