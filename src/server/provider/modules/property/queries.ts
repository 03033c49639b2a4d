import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { text } from '../../db/column-table.ts'
import { checkedPage } from '../../paging.ts'
import { PropertyGroupEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { idsOfAreas } from '../area/area-names.ts'
import { AREA_ORDERS, type AreaOrder, listAreas } from '../area/area-store.ts'
import { AreaConnectionRef } from '../area/area-type.ts'
import { editionRead } from '../market/edition-read.ts'
import type { AreaFigures, GroupFigures } from './area-figures.ts'
import { areaFigures } from './area-figures.ts'
import { ProjectFilterInput } from './filter-input.ts'
import { questionOf } from './question.ts'
import type { Condition } from './store.ts'
import { idsOf, listProjects, PROJECT_SORTS, type ProjectSort, projectBySlug } from './store.ts'
import { isTold } from './told-launches.ts'
import { ProjectConnectionRef, ProjectRef, PsfSummaryRef } from './type.ts'

const CHANGE_WORDS = "The median of the projects' own changes, weighted by their sales; null below five projects."

const GroupFiguresRef = builder.objectRef<GroupFigures>('GroupFigures').implement({
  description: 'What is paid for one kind of property in a place; null below five sales.',
  fields: (t) => ({
    group: t.expose('group', { type: PropertyGroupEnum }),
    psf: t.field({ type: PsfSummaryRef, nullable: true, resolve: ({ psf }) => psf }),
    price: t.field({ type: PsfSummaryRef, nullable: true, description: 'Of prices, as psf of psf.', resolve: ({ price }) => price }),
    change12m: t.exposeFloat('change12m', { nullable: true, description: CHANGE_WORDS }),
  }),
})

const AreaFiguresRef = builder.objectRef<AreaFigures>('AreaFigures').implement({
  description:
    'Quartiles over the sales of the newest twelve months of data; null below five sales, and where homes of several kinds are in it: `groups` has each kind.',
  fields: (t) => ({
    projectCount: t.exposeInt('projectCount'),
    homeCount: t.exposeInt('homeCount', { nullable: true }),
    groups: t.field({
      type: [GroupFiguresRef],
      description: 'Each kind of property apart, where there is enough of it.',
      extensions: { listSize: 4 },
      resolve: ({ groups }) => groups,
    }),
    psf: t.field({ type: PsfSummaryRef, nullable: true, resolve: ({ psf }) => psf }),
    price: t.field({ type: PsfSummaryRef, nullable: true, description: 'Of prices, as psf of psf.', resolve: ({ price }) => price }),
    change12m: t.exposeFloat('change12m', { nullable: true, description: CHANGE_WORDS }),
    grossYield: t.exposeFloat('grossYield', { nullable: true, description: 'Mean of the projects; null where rents are not disclosed.' }),
    to: t.expose('to', {
      type: 'Month',
      nullable: true,
      description: 'Where the twelve months end; of kinds of home whose data end apart, the earlier.',
    }),
  }),
})

const AreaOrderEnum = builder.enumType('AreaOrder', { values: Object.keys(AREA_ORDERS) as AreaOrder[] })

const AreaFilterInput = builder.inputType('AreaFilter', {
  fields: (t) => ({ level: t.string(), parentId: t.id() }),
})

const ProjectSortEnum = builder.enumType('ProjectSort', { values: Object.keys(PROJECT_SORTS) as ProjectSort[] })

builder.queryFields((t) => ({
  projects: t.field({
    type: ProjectConnectionRef,
    description: 'Stable order: the sort key, then id. `first` is at most 50.',
    args: {
      filter: t.arg({ type: ProjectFilterInput }),
      sort: t.arg({ type: ProjectSortEnum, defaultValue: 'MOST_TRADED' }),
      withoutLaunch: t.arg.boolean({ defaultValue: false, description: 'Leaves out projects that have a launch, see `launches`.' }),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    extensions: { cost: 100 },
    resolve: async (_, { filter, sort, withoutLaunch, ...page }, context) => {
      const question = await questionOf(context, filter ?? {})
      const conditions = withoutLaunch ? [...question.conditions, await notLaunched(context)] : question.conditions
      return listProjects(context, { ...question, conditions }, sort ?? 'MOST_TRADED', checkedPage(page))
    },
  }),
  projectIds: t.field({
    type: ['Int'],
    description: 'The ids of all projects of a filter, unordered: for maps, whose markers do not hold every filtered field.',
    args: { filter: t.arg({ type: ProjectFilterInput, required: true }) },
    extensions: { cost: 400 },
    resolve: async (_, { filter }, context) => idsOf(context, await questionOf(context, filter)),
  }),
  areaFigures: t.field({
    type: AreaFiguresRef,
    description: 'Prices paid in all projects of a filter. Code too-many-attempts.',
    args: { filter: t.arg({ type: ProjectFilterInput, required: true }) },
    extensions: { cost: 400 },
    resolve: (_, { filter }, context) =>
      editionRead(context, 'areaFigures', filter, async () => areaFigures(context, await questionOf(context, filter))),
  }),
  project: t.field({
    type: ProjectRef,
    nullable: true,
    args: { typeGroup: t.arg({ type: TypeGroupEnum, required: true }), slug: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { typeGroup, slug }, context) => projectBySlug(context, typeGroup, slug),
  }),
  areas: t.field({
    type: AreaConnectionRef,
    args: {
      filter: t.arg({ type: AreaFilterInput }),
      order: t.arg({ type: AreaOrderEnum, defaultValue: 'NAME' }),
      first: t.arg.int({ defaultValue: 50 }),
      offset: t.arg.int({ defaultValue: 0 }),
    },
    extensions: { cost: 50 },
    resolve: async (_, { filter, order, ...page }, context) => {
      const parentId = filter?.parentId == null ? null : ((await idsOfAreas(context, [filter.parentId]))[0] ?? 0)
      return listAreas(context, { level: filter?.level ?? null, parentId, order: order ?? 'NAME' }, checkedPage(page, 50))
    },
  }),
}))

/** Holds for a `project p` that has no launch. Launches and projects lie in two databases: the keys travel as one list. */
async function notLaunched(context: ProviderContext): Promise<Condition> {
  const told = await isTold(context)
  const rows = await context.trade.all(
    { key: text() },
    `select type_group || ':' || project_slug as key from launch where country = ? and ${told.sql}`,
    context.country.countryCode,
    ...told.parameters,
  )
  return {
    sql: `p.type_group || ':' || p.slug not in (select value from json_each(?))`,
    parameters: [JSON.stringify(rows.map(({ key }) => key))],
  }
}
