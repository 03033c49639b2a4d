import { LAUNCH_SORTS } from '#graphql/launch-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { checkedPage } from '../../paging.ts'
import { TenureEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { AreaRef } from '../area/area-type.ts'
import { areasOfLaunches, type LaunchArea } from './launch-places.ts'
import { idsOfLaunches, type LaunchFilter, type LaunchPlaces, launchByProject, launchPlaces, listLaunches } from './launch-store.ts'
import { LaunchConnectionRef, LaunchRef, LaunchStateEnum } from './launch-type.ts'

const BEDROOMS_MAX = 5
const SLUGS_MAX = 50
const LaunchSortEnum = vocabularyEnum('LaunchSort', LAUNCH_SORTS)

const LaunchFilterInput = builder.inputType('LaunchFilter', {
  fields: (t) => ({
    state: t.field({ type: LaunchStateEnum }),
    bedrooms: t.int({ description: '0 … 5, a studio and five or more: an available unit has so many.' }),
    priceMax: t.field({ type: 'Money', description: 'Of the cheapest available unit.' }),
    topYear: t.int(),
    tenure: t.field({ type: TenureEnum }),
    sizeMin: t.int({ description: 'Square feet that one of its homes has at least, of so many bedrooms where these are given.' }),
    sizeMax: t.int(),
    areaId: t.id({ description: 'The area, all areas inside it, or the postal district.' }),
    projectSlugs: t.stringList({ description: 'Those of projects with these slugs, at most 50.' }),
  }),
})

type AskedFilter = typeof LaunchFilterInput.$inferInput

/** Throws bad-bedrooms, and bad-slugs. */
function filterOf(asked: AskedFilter | null | undefined): LaunchFilter {
  const { state = null, bedrooms = null, priceMax = null, topYear = null, tenure = null, sizeMin = null, sizeMax = null } = asked ?? {}
  if (bedrooms !== null && (bedrooms < 0 || bedrooms > BEDROOMS_MAX)) throw refusal('bad-bedrooms', 'bedrooms are 0 to 5.')
  const areaId = asked?.areaId == null ? null : String(asked.areaId)
  const projectSlugs = asked?.projectSlugs ?? null
  if (projectSlugs !== null && projectSlugs.length > SLUGS_MAX) throw refusal('bad-slugs', `projectSlugs are at most ${SLUGS_MAX}.`)
  return { state, bedrooms, priceMax, topYear, tenure, sizeMin, sizeMax, areaId, projectSlugs }
}

const todayOf = ({ clock }: ProviderContext): string => new Date(clock.nowMs()).toISOString().slice(0, 10)

const LaunchAreaRef = builder.objectRef<LaunchArea>('LaunchArea').implement({
  fields: (t) => ({ area: t.field({ type: AreaRef, resolve: ({ area }) => area }), count: t.exposeInt('count') }),
})

const LaunchPlaceRef = builder.objectRef<LaunchPlaces['places'][number]>('LaunchPlace').implement({
  fields: (t) => ({
    launch: t.field({ type: LaunchRef, resolve: ({ launch }) => launch }),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
  }),
})

const LaunchPlacesRef = builder.objectRef<LaunchPlaces>('LaunchPlaces').implement({
  fields: (t) => ({
    places: t.field({ type: [LaunchPlaceRef], extensions: { listSize: 20 }, resolve: ({ places }) => places }),
    placeless: t.exposeInt('placeless', { description: 'Launches whose position the records do not have.' }),
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
    resolve: (_, { filter, sort, ...page }, context) =>
      listLaunches(context, filterOf(filter), { sort: sort ?? 'next-day', today: todayOf(context), page: checkedPage(page) }),
  }),
  launchAreas: t.field({
    type: [LaunchAreaRef],
    description: 'The areas of all levels in which launches of the filter lie, whatever area it names, with how many; most first.',
    args: { filter: t.arg({ type: LaunchFilterInput }) },
    extensions: { cost: 30, listSize: 50 },
    resolve: async (_, { filter }, context) =>
      areasOfLaunches(context, await idsOfLaunches(context, { ...filterOf(filter), areaId: null })),
  }),
  launchPlaces: t.field({
    type: LaunchPlacesRef,
    description: 'All launches of the filter with their positions.',
    args: { filter: t.arg({ type: LaunchFilterInput }) },
    extensions: { cost: 50 },
    resolve: (_, { filter }, context) => launchPlaces(context, filterOf(filter), todayOf(context)),
  }),
  launch: t.field({
    type: LaunchRef,
    nullable: true,
    args: { typeGroup: t.arg({ type: TypeGroupEnum, required: true }), slug: t.arg.string({ required: true }) },
    extensions: { cost: 10 },
    resolve: (_, { typeGroup, slug }, context) => launchByProject(context, typeGroup, slug),
  }),
}))
