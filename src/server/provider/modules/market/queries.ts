import { builder } from '../../builder.ts'
import { SegmentEnum } from '../../vocabulary-enums.ts'
import { idsOfAreas } from '../area/area-names.ts'
import { listIndex, marketFactsOf } from './store.ts'
import { MarketRef, PriceIndexPointRef } from './type.ts'

builder.queryFields((t) => ({
  market: t.field({
    type: MarketRef,
    description: 'The market of the Country-Code header: what is known, and the headline figures.',
    extensions: { cost: 20 },
    resolve: (_, __, context) => context.perRequest(marketFactsOf),
  }),
  priceIndex: t.field({
    type: [PriceIndexPointRef],
    description: 'Mix-adjusted index of a segment for the country or one area, oldest first.',
    args: {
      segment: t.arg({ type: SegmentEnum, required: true }),
      areaId: t.arg.id(),
      from: t.arg({ type: 'Month' }),
    },
    extensions: { cost: 20, listSize: 120 },
    resolve: async (_, { segment, areaId, from }, context) =>
      listIndex(context, segment, areaId == null ? 0 : ((await idsOfAreas(context, [areaId]))[0] ?? -1), from ?? 0),
  }),
}))
