import { builder } from '../../builder.ts'
import { checkedPage } from '../../paging.ts'
import { idsOfAreas } from '../area/area-names.ts'
import { landByKey, landUses, listLands } from './store.ts'
import { LandConnectionRef, LandRef } from './type.ts'

const LandFilterInput = builder.inputType('LandFilter', {
  fields: (t) => ({ areaId: t.id(), status: t.string(), activity: t.string(), landUse: t.string() }),
})

builder.queryFields((t) => ({
  lands: t.field({
    type: LandConnectionRef,
    args: {
      filter: t.arg({ type: LandFilterInput }),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    extensions: { cost: 50 },
    resolve: async (_, { filter, ...page }, context) => {
      const areaId = filter?.areaId == null ? null : ((await idsOfAreas(context, [filter.areaId]))[0] ?? 0)
      const { status = null, activity = null, landUse = null } = filter ?? {}
      return listLands(context, { areaId, status, activity, landUse }, checkedPage(page))
    },
  }),
  land: t.field({
    type: LandRef,
    nullable: true,
    args: { landKey: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: (_, { landKey }, context) => landByKey(context, landKey),
  }),
  landUses: t.field({
    type: ['String'],
    description: 'The uses of the sites on record, by name.',
    extensions: { cost: 20, listSize: 50 },
    resolve: (_, __, context) => landUses(context),
  }),
}))
