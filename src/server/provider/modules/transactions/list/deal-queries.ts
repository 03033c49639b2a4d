import {
  DEAL_GROUPINGS,
  DEAL_GROUPS_MAX,
  DEAL_SHEET_PART_ROWS,
  DEAL_SORTS,
  DEALS_COUNTED_MAX,
  DEALS_ROWS_MAX,
} from '#graphql/deal-kinds.ts'
import { formatMonth } from '#lib/months.ts'
import { builder, vocabularyEnum } from '../../../builder.ts'
import { refusal } from '../../../errors.ts'
import { requireViewer } from '../../../viewer.ts'
import { PropertyGroupEnum, TypeGroupEnum } from '../../../vocabulary-enums.ts'
import { projectsById } from '../../property/store.ts'
import { ProjectRef } from '../../property/type.ts'
import { mayUse } from '../../subscription/entitlement.ts'
import { TransactionRef } from '../type.ts'
import { DealFilterInput } from './deal-filter.ts'
import { type DealGroup, type DealQuartiles, groupedDeals, totalDeals } from './deal-groups.ts'
import { type DealPage, type DealRecord, listDeals } from './deal-rows.ts'
import { dealSheetRows } from './deal-sheet.ts'

const DealSortEnum = vocabularyEnum('DealSort', DEAL_SORTS)
const DealGroupingEnum = vocabularyEnum('DealGrouping', DEAL_GROUPINGS)

const DealRef = builder.objectRef<DealRecord>('Deal').implement({
  description: 'A recorded deal with the place of its home.',
  fields: (t) => ({
    transaction: t.field({ type: TransactionRef, resolve: (deal) => deal }),
    typeGroup: t.expose('typeGroup', { type: TypeGroupEnum }),
    propertyGroup: t.expose('propertyGroup', { type: PropertyGroupEnum }),
    slug: t.exposeString('slug'),
    projectId: t.exposeID('projectId'),
    projectName: t.exposeString('projectName'),
    projectNameLocal: t.exposeString('projectNameLocal', { nullable: true }),
    street: t.exposeString('street', { description: 'Empty where the records name no project: such homes have no page.' }),
    isYearAlone: t.boolean({ description: 'The record tells the year alone.', resolve: ({ yearAlone }) => yearAlone !== 0 }),
    areaName: t.exposeString('areaName'),
    areaNameLocal: t.exposeString('areaNameLocal', { nullable: true }),
  }),
})

const DealPageRef = builder.objectRef<DealPage>('DealPage').implement({
  fields: (t) => ({
    nodes: t.field({ type: [DealRef], extensions: { listSize: DEALS_ROWS_MAX / 2 }, resolve: ({ nodes }) => nodes }),
    endCursor: t.exposeString('endCursor', { nullable: true, description: 'For the next page; null on the last.' }),
    isWithheld: t.exposeBoolean('isWithheld', {
      description: 'Floors or units of these deals are known more closely and told with a plan.',
    }),
  }),
})

const DealQuartilesRef = builder.objectRef<DealQuartiles>('DealQuartiles').implement({
  fields: (t) => ({ p25: t.exposeFloat('p25'), median: t.exposeFloat('median'), p75: t.exposeFloat('p75') }),
})

const DealFiguresRef = builder.objectRef<DealGroup>('DealFigures').implement({
  description: 'Prices as paid, and the months of the first and the newest of them.',
  fields: (t) => ({
    n: t.exposeInt('n'),
    from: t.expose('from', { type: 'Month' }),
    to: t.expose('to', { type: 'Month' }),
    price: t.field({ type: DealQuartilesRef, resolve: ({ price }) => price }),
    psf: t.field({
      type: DealQuartilesRef,
      nullable: true,
      description: 'Of the deals whose size is on record; null without any.',
      resolve: ({ psf }) => psf,
    }),
    psfN: t.exposeInt('psfN', { description: 'How many of the deals those are.' }),
  }),
})

interface Totals {
  total: number
  all: DealGroup | undefined
}

const DealTotalsRef = builder.objectRef<Totals>('DealTotals').implement({
  fields: (t) => ({
    total: t.int({
      description: `Exact up to ${DEALS_COUNTED_MAX}, and of the whole country; else one more stands for more.`,
      resolve: ({ total }) => total,
    }),
    figures: t.field({
      type: DealFiguresRef,
      nullable: true,
      description: 'Of all deals; null without any, and where there are more than are counted.',
      resolve: ({ all }) => all,
    }),
  }),
})

type GroupOf = DealGroup & { isProject: boolean }

const DealGroupRef = builder.objectRef<GroupOf>('DealGroup').implement({
  fields: (t) => ({
    key: t.string({
      nullable: true,
      description: '"2025-06" of months, the unit mix, the id of a project, where a step begins; null: not known of these deals.',
      resolve: ({ key }) => (key === null ? null : String(key)),
    }),
    project: t.field({
      type: ProjectRef,
      nullable: true,
      resolve: ({ key, isProject }, _, context) => (isProject ? context.perRequest(projectsById).load(Number(key)) : null),
    }),
    figures: t.field({ type: DealFiguresRef, resolve: (group) => group }),
  }),
})

interface Grouped {
  total: number
  groups: GroupOf[]
  /** of steps of psf, else null */
  step: number | null
}

const DealGroupsRef = builder.objectRef<Grouped>('DealGroups').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    step: t.exposeFloat('step', { nullable: true, description: 'The width of a step of prices per square foot.' }),
    groups: t.field({
      type: [DealGroupRef],
      description: `Those with the most deals first, at most ${DEAL_GROUPS_MAX}.`,
      extensions: { listSize: 50 },
      resolve: ({ groups }) => groups,
    }),
  }),
})

const DealSheetPartRef = builder.objectRef<{ rows: string; endCursor: string | null }>('DealSheetPart').implement({
  fields: (t) => ({
    rows: t.exposeString('rows', {
      description:
        'JSON rows: month, project, street, area, property group, unit mix, unit, lowest and highest floor, square metres to tenths, price, price per square foot to cents, kind of deal, units, model.',
    }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
  }),
})

builder.queryFields((t) => ({
  deals: t.field({
    type: DealPageRef,
    description: `Recorded deals of any place, in an order that ends with the id; \`rows\` is at most ${DEALS_ROWS_MAX}. Codes: bad-cursor, first-too-large, too-many-attempts.`,
    args: {
      filter: t.arg({ type: DealFilterInput, required: true }),
      sort: t.arg({ type: DealSortEnum, defaultValue: 'newest' }),
      rows: t.arg.int({ defaultValue: DEALS_ROWS_MAX / 2 }),
      after: t.arg.string(),
    },
    // an order by price or size reads every deal of the filter
    extensions: { cost: 400 },
    resolve: (_, { filter, sort, rows, after }, context) => {
      const wanted = rows ?? DEALS_ROWS_MAX / 2
      if (!(wanted >= 0 && wanted <= DEALS_ROWS_MAX)) throw refusal('first-too-large', `rows is at most ${DEALS_ROWS_MAX}.`)
      return listDeals(context, filter, { sort: sort ?? 'newest', after: after ?? null, rows: wanted })
    },
  }),
  dealTotals: t.field({
    type: DealTotalsRef,
    description: 'How many deals, and the quartiles of what was paid, of all of them. Code too-many-attempts.',
    args: { filter: t.arg({ type: DealFilterInput, required: true }) },
    extensions: { cost: 400 },
    resolve: async (_, { filter }, context) => {
      const { total, groups } = await totalDeals(context, filter)
      return { total, all: groups[0] }
    },
  }),
  dealGroups: t.field({
    type: DealGroupsRef,
    description: 'The deals of a filter in groups, each with its quartiles. Code too-many-attempts.',
    args: { filter: t.arg({ type: DealFilterInput, required: true }), by: t.arg({ type: DealGroupingEnum, required: true }) },
    extensions: { cost: 400 },
    resolve: async (_, { filter, by }, context) => {
      const { total, groups, step } = await groupedDeals(context, filter, by)
      const months = ({ key, ...group }: DealGroup) => ({ ...group, key: by === 'month' ? formatMonth(Number(key)) : key })
      return { total, step, groups: groups.map((group) => ({ ...months(group), isProject: by === 'project' })) }
    },
  }),
  dealSheet: t.field({
    type: DealSheetPartRef,
    description: `The next ${DEAL_SHEET_PART_ROWS} deals for a table of a spreadsheet. For subscribers. Codes: bad-cursor, needs-subscription.`,
    args: {
      filter: t.arg({ type: DealFilterInput, required: true }),
      sort: t.arg({ type: DealSortEnum, defaultValue: 'newest' }),
      after: t.arg.string(),
    },
    extensions: { cost: 400 },
    resolve: async (_, { filter, sort, after }, context) => {
      await requireViewer(context)
      if (!(await mayUse(context, 'deal-sheets'))) throw refusal('needs-subscription', 'Tables for spreadsheets come with a plan.')
      const page = await listDeals(context, filter, { sort: sort ?? 'newest', after: after ?? null, rows: DEAL_SHEET_PART_ROWS })
      return { rows: dealSheetRows(page.nodes), endCursor: page.endCursor }
    },
  }),
}))
