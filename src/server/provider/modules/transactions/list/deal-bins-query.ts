import { DEAL_BIN_COLUMNS, DEAL_BIN_ROWS, DEAL_STOREYS, type DealStorey } from '#graphql/deal-kinds.ts'
import { builder, vocabularyEnum } from '../../../builder.ts'
import { type BinnedDeals, binDeals, type DealBin } from './deal-bins.ts'
import { DealFilterInput } from './deal-filter.ts'

const STOREYS = Object.keys(DEAL_STOREYS) as DealStorey[]
const DealStoreyEnum = vocabularyEnum('DealStorey', STOREYS)

const DealBinRef = builder.objectRef<DealBin>('DealBin').implement({
  fields: (t) => ({
    size: t.exposeFloat('size', { description: 'Square feet, where its step begins.' }),
    psf: t.exposeFloat('psf', { description: 'Where its step begins.' }),
    storey: t.expose('storey', { type: DealStoreyEnum, nullable: true, description: 'null: no floor is recorded.' }),
    n: t.exposeInt('n'),
  }),
})

const DealBinsRef = builder.objectRef<BinnedDeals>('DealBins').implement({
  description: `Deals by size, price per square foot and floor: at most ${DEAL_BIN_COLUMNS} steps of sizes and ${DEAL_BIN_ROWS} of prices.`,
  fields: (t) => ({
    total: t.exposeInt('total'),
    sizeStep: t.exposeFloat('sizeStep'),
    psfStep: t.exposeFloat('psfStep'),
    outside: t.exposeInt('outside', { description: 'The largest, smallest, dearest and cheapest hundredth, which the steps leave out.' }),
    bins: t.field({ type: [DealBinRef], extensions: { listSize: 200 }, resolve: ({ bins }) => bins }),
  }),
})

builder.queryFields((t) => ({
  dealBins: t.field({
    type: DealBinsRef,
    description:
      'Prices against sizes of the deals of a filter; without bins where there are more deals than are counted. Code too-many-attempts.',
    args: { filter: t.arg({ type: DealFilterInput, required: true }) },
    extensions: { cost: 400 },
    resolve: (_, { filter }, context) => binDeals(context, filter),
  }),
}))
