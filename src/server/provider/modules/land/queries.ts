import { builder } from '../../builder.ts'
import { checkedPage } from '../../paging.ts'
import { idOf } from '../property/rules.ts'
import { listLands } from './store.ts'
import { LandConnectionRef } from './type.ts'

const LandFilterInput = builder.inputType('LandFilter', {
  fields: (t) => ({ areaId: t.id(), status: t.string() }),
})

builder.queryField('lands', (t) =>
  t.field({
    type: LandConnectionRef,
    args: {
      filter: t.arg({ type: LandFilterInput }),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    extensions: { cost: 50 },
    resolve: (_, { filter, ...page }, context) => {
      const areaId = filter?.areaId == null ? null : (idOf(filter.areaId) ?? 0)
      return listLands(context, { areaId, status: filter?.status ?? null }, checkedPage(page))
    },
  }),
)
