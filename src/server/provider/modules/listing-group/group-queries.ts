import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { checkedPage, connectionOf } from '../../paging.ts'
import { TypeGroupEnum } from '../../vocabulary-enums.ts'
import { ListingActivityEnum } from '../listing/listing-enums.ts'
import { asAdvertisedBy } from './as-advertised-by.ts'
import { groupBySlug, groupsByIds, groupsOfAgent, groupsOfProject } from './group-store.ts'
import { ListingGroupConnectionRef, ListingGroupRef } from './group-type.ts'

const IDS_MAX = 50

const AGENT = 'A licence number: only what this agent advertises now, and as this agent does.'

const PAGE = { first: 20, offset: 0 }

builder.queryFields((t) => ({
  listingGroup: t.field({
    type: ListingGroupRef,
    nullable: true,
    description:
      'The home at an address (§2.5.6), also one that nobody advertises any more. An address of before leads on: where the answer has another one, the page is there.',
    args: { slug: t.arg.string({ required: true }), agent: t.arg.string({ description: AGENT }) },
    extensions: { cost: 20 },
    resolve: async (_, { slug, agent }, context) => {
      const group = await groupBySlug(context, slug)
      if (!group || agent === null || agent === undefined) return group
      return (await asAdvertisedBy(context, [group], agent))[0] ?? null
    },
  }),
  listingGroupsByIds: t.field({
    type: [ListingGroupRef],
    description: `Homes by their ids, in their order; unknown ones are left out, and one that was found to be another's leads on. At most ${IDS_MAX}.`,
    args: { ids: t.arg.idList({ required: true }) },
    extensions: { cost: 50, listSize: IDS_MAX },
    resolve: (_, { ids }, context) => {
      if (ids.length > IDS_MAX) throw refusal('too-many-ids', `ids holds at most ${IDS_MAX}.`)
      return groupsByIds(context, ids.map(String))
    },
  }),
  listingGroupsOfProject: t.field({
    type: ListingGroupConnectionRef,
    description: 'Homes of a project that are advertised now, the newest first.',
    args: {
      typeGroup: t.arg({ type: TypeGroupEnum, required: true }),
      slug: t.arg.string({ required: true }),
      activity: t.arg({ type: ListingActivityEnum, defaultValue: 'sale' }),
      unitMix: t.arg.string(),
      agent: t.arg.string({ description: AGENT }),
      first: t.arg.int({ defaultValue: PAGE.first }),
      offset: t.arg.int({ defaultValue: PAGE.offset }),
    },
    extensions: { cost: 50 },
    resolve: async (_, { typeGroup, slug, activity, unitMix, agent, ...asked }, context) => {
      const page = checkedPage(asked)
      const licence = agent ?? null
      const { rows, count } = groupsOfProject(
        context,
        { typeGroup, slug, activity: activity ?? 'sale', unitMix: unitMix ?? null, licence },
        page,
      )
      const found = await rows()
      return connectionOf(licence === null ? found : await asAdvertisedBy(context, found, licence), page, count)
    },
  }),
  listingsOfAgent: t.field({
    type: ListingGroupConnectionRef,
    description: 'Homes that an agent advertises now, by the licence in the advertisements; the newest first.',
    args: {
      licence: t.arg.string({ required: true }),
      activity: t.arg({ type: ListingActivityEnum, description: 'All without it.' }),
      after: t.arg.id({ description: 'The home that the page begins after; it keeps its place while others come and go.' }),
      first: t.arg.int({ defaultValue: PAGE.first }),
      offset: t.arg.int({ defaultValue: PAGE.offset }),
    },
    extensions: { cost: 50 },
    resolve: async (_, { licence, activity, after, ...asked }, context) => {
      const page = checkedPage(asked)
      const of = { licence, activity: activity ?? null, after: after === null || after === undefined ? null : String(after) }
      const { rows, count } = groupsOfAgent(context, of, page)
      const connection = connectionOf(await asAdvertisedBy(context, await rows(), licence), page, count)
      return of.after === null ? connection : { ...connection, hasPreviousPage: true, totalCount: count }
    },
  }),
}))
