import { LAUNCH_SORTS } from '#graphql/launch-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { checkedPage } from '../../paging.ts'
import { TenureEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { launchByProject, listLaunches } from './launch-store.ts'
import { LaunchConnectionRef, LaunchRef, LaunchStateEnum } from './launch-type.ts'

const BEDROOMS_MAX = 5
const LaunchSortEnum = vocabularyEnum('LaunchSort', LAUNCH_SORTS)

const LaunchFilterInput = builder.inputType('LaunchFilter', {
  fields: (t) => ({
    state: t.field({ type: LaunchStateEnum }),
    bedrooms: t.int({ description: '0 … 5, a studio and five or more: an available unit has so many.' }),
    priceMax: t.field({ type: 'Money', description: 'Of the cheapest available unit.' }),
    topYear: t.int(),
    tenure: t.field({ type: TenureEnum }),
  }),
})

builder.queryFields((t) => ({
  launches: t.field({
    type: LaunchConnectionRef,
    args: {
      filter: t.arg({ type: LaunchFilterInput }),
      sort: t.arg({ type: LaunchSortEnum, defaultValue: 'next-day' }),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    extensions: { cost: 30 },
    resolve: (_, { filter, sort, ...page }, context) => {
      const { state = null, bedrooms = null, priceMax = null, topYear = null, tenure = null } = filter ?? {}
      if (bedrooms !== null && (bedrooms < 0 || bedrooms > BEDROOMS_MAX)) throw refusal('bad-bedrooms', 'bedrooms are 0 to 5.')
      const today = new Date(context.clock.nowMs()).toISOString().slice(0, 10)
      return listLaunches(
        context,
        { state, bedrooms, priceMax, topYear, tenure },
        { sort: sort ?? 'next-day', today, page: checkedPage(page) },
      )
    },
  }),
  launch: t.field({
    type: LaunchRef,
    nullable: true,
    args: { typeGroup: t.arg({ type: TypeGroupEnum, required: true }), slug: t.arg.string({ required: true }) },
    extensions: { cost: 10 },
    resolve: (_, { typeGroup, slug }, context) => launchByProject(context, typeGroup, slug),
  }),
}))
