import { LAUNCH_STATES } from '#graphql/launch-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { batchLoader, indexBy } from '../../db/batch-loader.ts'
import { connectionType } from '../../paging.ts'
import { CountryCodeEnum, TenureEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { DEMO_SOURCE } from '../market/demo-source.ts'
import { isTold } from '../property/told-launches.ts'
import { ProjectRef } from '../property/type.ts'
import type { BalanceRow } from './balance.ts'
import type { LaunchRow } from './launch-row.ts'
import { LAUNCH_COLUMNS, LAUNCH_ROW } from './launch-row.ts'
import { projectsOfLaunches } from './launch-store.ts'
import { unitsOfLaunch } from './launch-units.ts'
import { type ResaleGap, type ResaleGroup, type ResaleRow, resaleGap } from './resale-gap.ts'

export const LaunchStateEnum = vocabularyEnum('LaunchState', LAUNCH_STATES)
const LaunchBalanceRef = builder.objectRef<BalanceRow>('LaunchBalance').implement({
  fields: (t) => ({
    day: t.exposeString('day'),
    unitMix: t.exposeString('unitMix'),
    available: t.exposeInt('available'),
    reserved: t.exposeInt('reserved'),
    sold: t.exposeInt('sold'),
  }),
})

const ResaleRowRef = builder.objectRef<ResaleRow>('LaunchResale').implement({
  fields: (t) => ({
    projectName: t.exposeString('projectName'),
    projectSlug: t.exposeString('projectSlug', { description: 'Its type group is the launch’s.' }),
    month: t.expose('month', { type: 'Month' }),
    price: t.expose('price', { type: 'Money' }),
    areaSqm: t.exposeFloat('areaSqm'),
    floorLow: t.exposeInt('floorLow', { nullable: true }),
    floorHigh: t.exposeInt('floorHigh', { nullable: true }),
    builtYear: t.exposeInt('builtYear', {
      nullable: true,
      description: 'When it was completed; where no record says so, when its lease began.',
    }),
    psf: t.exposeFloat('psf'),
    restatedPsf: t.exposeFloat('restated', { description: 'At the level of prices of the last month.' }),
  }),
})

const ResaleGroupRef = builder.objectRef<ResaleGroup>('LaunchResaleGroup').implement({
  fields: (t) => ({
    ageFrom: t.exposeInt('ageFrom', {
      nullable: true,
      description: 'Years since completion, else since the lease began; null where neither is on record.',
    }),
    ageTo: t.exposeInt('ageTo', { nullable: true }),
    isLikeTenure: t.exposeBoolean('isLikeTenure', {
      description: 'Whether they are held as the launch is: freehold and leases of 900 years or more, or shorter leases.',
    }),
    n: t.exposeInt('n'),
    p25: t.exposeFloat('p25', { nullable: true }),
    median: t.exposeFloat('median', { nullable: true, description: 'Price per square foot; null where too few were sold.' }),
    p75: t.exposeFloat('p75', { nullable: true }),
    sales: t.field({
      type: [ResaleRowRef],
      extensions: { listSize: 10 },
      description: 'The newest of them.',
      resolve: ({ sales }) => sales,
    }),
  }),
})

const ResaleGapRef = builder.objectRef<ResaleGap>('LaunchResaleGap').implement({
  fields: (t) => ({
    metres: t.exposeInt('metres'),
    months: t.exposeInt('months'),
    asOf: t.expose('asOf', { type: 'Month' }),
    launchPsf: t.exposeFloat('launchPsf', { description: 'The median of the price list.' }),
    needed: t.exposeInt('needed', { description: 'Fewer sales than this are given without figures.' }),
    groups: t.field({ type: [ResaleGroupRef], extensions: { listSize: 10 }, resolve: ({ groups }) => groups }),
  }),
})

export const LaunchRef = builder.objectRef<LaunchRow>('Launch')

LaunchRef.implement({
  description: 'Homes that a developer sells before they are built.',
  fields: (t) => ({
    id: t.exposeID('id'),
    country: t.expose('country', { type: CountryCodeEnum }),
    typeGroup: t.expose('typeGroup', { type: TypeGroupEnum }),
    projectSlug: t.exposeString('projectSlug'),
    name: t.exposeString('name'),
    developer: t.exposeString('developer'),
    state: t.expose('state', { type: LaunchStateEnum }),
    previewFrom: t.exposeString('previewFrom', { nullable: true, description: 'A day, "2026-11-28", as all days here.' }),
    previewTo: t.exposeString('previewTo', { nullable: true }),
    bookingFrom: t.exposeString('bookingFrom', { nullable: true }),
    topMonth: t.expose('topMonth', { type: 'Month', nullable: true, description: 'When it is expected to stand.' }),
    tenure: t.expose('tenure', { type: TenureEnum }),
    tenureYears: t.exposeInt('tenureYears', { nullable: true }),
    source: t.exposeString('source'),
    isInvented: t.boolean({ description: 'A launch of the demonstration.', resolve: ({ source }) => source === DEMO_SOURCE }),
    pricesOn: t.exposeString('pricesOn', { description: 'The day that prices and states are of.' }),
    unitCount: t.exposeInt('unitCount'),
    available: t.exposeInt('available'),
    reserved: t.exposeInt('reserved'),
    sold: t.exposeInt('sold'),
    priceFrom: t.expose('priceFrom', { type: 'Money', nullable: true, description: 'Of what is available, as the range per square foot.' }),
    psfMin: t.exposeFloat('psfMin', { nullable: true }),
    psfMax: t.exposeFloat('psfMax', { nullable: true }),
    balance: t.field({
      type: [LaunchBalanceRef],
      extensions: { listSize: 20 },
      description: 'By day and kind of home, oldest first.',
      resolve: ({ balance }): BalanceRow[] => JSON.parse(balance),
    }),
    project: t.field({
      type: ProjectRef,
      nullable: true,
      extensions: { cost: 5 },
      resolve: ({ typeGroup, projectSlug }, _, context) => context.perRequest(projectsOfLaunches).load(`${typeGroup}:${projectSlug}`),
    }),
    resale: t.field({
      type: ResaleGapRef,
      nullable: true,
      extensions: { cost: 100 },
      description: 'What like homes nearby were sold for again; null where prices or the position are not known.',
      resolve: async (launch, _, context) => {
        const [project, units] = await Promise.all([
          context.perRequest(projectsOfLaunches).load(`${launch.typeGroup}:${launch.projectSlug}`),
          unitsOfLaunch(context, launch.id),
        ])
        return project && resaleGap(context, project, launch, units)
      },
    }),
  }),
})

builder.objectField(ProjectRef, 'launch', (t) =>
  t.field({
    type: LaunchRef,
    nullable: true,
    description: 'What its developer sells of it.',
    extensions: { cost: 5 },
    resolve: ({ typeGroup, slug }, _, context) =>
      context.perRequest(launchesById).load(`${context.country.countryCode}:${typeGroup}:${slug}`),
  }),
)

export const LaunchConnectionRef = connectionType<LaunchRow>('LaunchConnection', LaunchRef)

/** Launches by their id, "SG:private-stack:the-meadow". */
const launchesById = (context: ProviderContext) =>
  batchLoader<string, LaunchRow | null>(async (ids) => {
    const told = await isTold(context)
    const rows = await context.trade.all(
      LAUNCH_ROW,
      `select ${LAUNCH_COLUMNS} from launch where id in (select value from json_each(?)) and ${told.sql}`,
      JSON.stringify(ids),
      ...told.parameters,
    )
    return indexBy(rows, ({ id }) => id)
  }, null)
