import { parseMonth } from '#lib/months.ts'
import { builder } from '../../builder.ts'
import { TypeGroupEnum } from '../../vocabulary-enums.ts'
import { isUnmeasured, type MeasuredStatement, type UnmeasuredReason, type UnmeasuredStatement } from './statement.ts'

export const ReasonEnum = builder.enumType('UnmeasuredReason', {
  values: {
    DEMONSTRATION: { description: 'The prices of this market are invented.' },
    NO_BACK_TEST: { description: 'No back-test of such homes is on record.' },
    TOO_FEW_SALES: { description: 'Such homes have too few past sales for a back-test.' },
    OTHER_METHOD: { description: 'The back-test on record is of the engine, which could not value this home.' },
  } satisfies Record<UnmeasuredReason, object>,
})

export const MeasuredStatementRef = builder.objectRef<MeasuredStatement>('MeasuredStatement').implement({
  description: 'How far estimates of such homes were from the prices then paid, each made from the sales of earlier months alone.',
  fields: (t) => ({
    typeGroup: t.field({ type: TypeGroupEnum, resolve: ({ typeGroup }) => typeGroup }),
    area: t.exposeString('area', { nullable: true, description: 'Town or "District 9"; null: everywhere in the market.' }),
    areaSqmFrom: t.exposeFloat('areaSqmFrom', { nullable: true, description: 'Of the homes; null where open.' }),
    areaSqmTo: t.exposeFloat('areaSqmTo', { nullable: true, description: 'Not included.' }),
    half: t.exposeFloat('half', { description: 'Percent of the price: half of the estimates were as close as this.' }),
    nine: t.exposeFloat('nine', { description: 'Percent of the price: nine in ten were as close as this.' }),
    n: t.exposeInt('n', { description: 'Sales valued.' }),
    from: t.field({ type: 'Month', description: 'First month of the valued sales.', resolve: ({ from }) => parseMonth(from) ?? 0 }),
    to: t.field({ type: 'Month', resolve: ({ to }) => parseMonth(to) ?? 0 }),
  }),
})

const UnmeasuredStatementRef = builder.objectRef<UnmeasuredStatement>('UnmeasuredStatement').implement({
  fields: (t) => ({ reason: t.expose('reason', { type: ReasonEnum }) }),
})

export const StatementRef = builder.unionType('EstimateStatement', {
  types: [MeasuredStatementRef, UnmeasuredStatementRef],
  resolveType: (statement) => (isUnmeasured(statement) ? UnmeasuredStatementRef : MeasuredStatementRef),
})
