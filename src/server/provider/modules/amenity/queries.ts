import { builder } from '../../builder.ts'
import { checkedPage } from '../../paging.ts'
import { BoundsInput, NearInput } from '../../place-inputs.ts'
import { listAmenities } from './store.ts'
import { AmenityConnectionRef } from './type.ts'

const AmenityFilterInput = builder.inputType('AmenityFilter', {
  fields: (t) => ({
    types: t.stringList(),
    bounds: t.field({ type: BoundsInput }),
    near: t.field({ type: NearInput }),
    homesWithin: t.int({ description: 'Only places with homes within so many metres.' }),
  }),
})

builder.queryField('amenities', (t) =>
  t.field({
    type: AmenityConnectionRef,
    description: 'Nearest first when `near` is given. `first` is at most 50.',
    args: {
      filter: t.arg({ type: AmenityFilterInput }),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    extensions: { cost: 50 },
    resolve: (_, { filter, ...page }, context) => listAmenities(context, filter ?? {}, checkedPage(page)),
  }),
)
