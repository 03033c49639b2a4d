import { builder } from '../../builder.ts'
import { TenureEnum } from '../../vocabulary-enums.ts'
import { type AreaRecord, areasById } from '../area/area-store.ts'
import { AreaRef } from '../area/area-type.ts'
import { ProjectRef, PsfSummaryRef } from '../property/type.ts'
import { needs } from '../subscription/for-subscribers.ts'
import { type FloorBand, type FloorFigures, floorFigures } from './floor-figures.ts'
import type { FloorPremium } from './floor-premium.ts'
import { LIKE_SIZE, LIKE_YEARS, type LikeProjects, likeProjects } from './like-projects.ts'
import { type PriceDistribution, priceDistribution } from './price-distribution.ts'
import { type RentYear, rentYears } from './rent-years.ts'
import { type Seasons, seasonsOf } from './seasons.ts'

const PriceBinRef = builder.objectRef<PriceDistribution['bins'][number]>('PriceBin').implement({
  fields: (t) => ({ from: t.exposeFloat('from'), to: t.exposeFloat('to'), n: t.exposeInt('n') }),
})

const PriceDistributionRef = builder.objectRef<PriceDistribution>('PriceDistribution').implement({
  description: 'Sales per square foot, each brought to one month by the index of the area; sales before the index begins are left out.',
  fields: (t) => ({
    psf: t.field({ type: PsfSummaryRef, resolve: ({ n, p25, median, p75 }) => ({ n, p25, median, p75 }) }),
    from: t.expose('from', { type: 'Month', description: 'Of the oldest sale.' }),
    to: t.expose('to', { type: 'Month', description: 'Of the newest sale.' }),
    inPricesOf: t.expose('inPricesOf', { type: 'Month', nullable: true, description: 'Null: as paid, where there is no index.' }),
    below: t.exposeInt('below', { nullable: true, description: 'Sales at the asked psf or below it; null where none was asked about.' }),
    bins: t.field({
      type: [PriceBinRef],
      description: 'Of equal width, lowest first.',
      extensions: { listSize: 30 },
      resolve: ({ bins }) => [...bins],
    }),
  }),
})

const FloorBandRef = builder.objectRef<FloorBand>('FloorBand').implement({
  fields: (t) => ({
    floorLow: t.exposeInt('floorLow'),
    floorHigh: t.exposeInt('floorHigh'),
    unitMix: t.exposeString('unitMix'),
    n: t.exposeInt('n'),
    medianPsf: t.exposeFloat('medianPsf'),
    first: t.expose('first', { type: 'Month' }),
    last: t.expose('last', { type: 'Month' }),
  }),
})

const FloorPremiumRef = builder.objectRef<FloorPremium>('FloorPremium').implement({
  description: 'Least squares of the log price on the floor, among homes of the same number of rooms and size.',
  fields: (t) => ({
    n: t.exposeInt('n'),
    perFloor: t.exposeFloat('perFloor', { description: 'A fraction of the price per square foot.' }),
    low: t.exposeFloat('low', { description: 'Of the 95 % interval.' }),
    high: t.exposeFloat('high'),
  }),
})

const FloorFiguresRef = builder.objectRef<FloorFigures>('FloorFigures').implement({
  fields: (t) => ({
    inPricesOf: t.expose('inPricesOf', { type: 'Month', nullable: true, description: 'Null: as paid, where there is no index.' }),
    bands: t.field({ type: [FloorBandRef], extensions: { listSize: 60 }, resolve: ({ bands }) => bands }),
    premium: t.field({ type: FloorPremiumRef, nullable: true, resolve: ({ premium }) => premium }),
  }),
})

const SeasonMonthRef = builder.objectRef<Seasons['months'][number]>('SeasonMonth').implement({
  fields: (t) => ({ month: t.exposeInt('month', { description: '1 to 12.' }), area: t.exposeInt('area'), own: t.exposeInt('own') }),
})

const SeasonsRef = builder.objectRef<Seasons & { area: AreaRecord | null }>('Seasons').implement({
  description: 'Sales by month of the year over whole calendar years: of homes of this group in the area, and of the project.',
  fields: (t) => ({
    area: t.field({ type: AreaRef, nullable: true, description: 'Null: the whole country.', resolve: ({ area }) => area }),
    fromYear: t.exposeInt('fromYear'),
    toYear: t.exposeInt('toYear'),
    months: t.field({ type: [SeasonMonthRef], extensions: { listSize: 12 }, resolve: ({ months }) => months }),
  }),
})

const RentYearRef = builder.objectRef<RentYear>('RentYear').implement({
  description: 'As paid in the year; per square foot, rents a month.',
  fields: (t) => ({
    year: t.exposeInt('year'),
    to: t.expose('to', { type: 'Month', description: 'Of its newest rent.' }),
    rents: t.field({ type: PsfSummaryRef, resolve: ({ rents }) => rents }),
    sales: t.field({ type: PsfSummaryRef, nullable: true, resolve: ({ sales }) => sales }),
    grossYield: t.exposeFloat('yield', { nullable: true, description: 'A fraction; from at least three rents and three sales.' }),
  }),
})

const LikeProjectsRef = builder.objectRef<LikeProjects>('LikeProjects').implement({
  description: 'Projects of the same area and kind, and of like tenure, age and size as far as these are known; the nearest first.',
  fields: (t) => ({
    tenure: t.expose('tenure', { type: TenureEnum, nullable: true, description: 'Null: not known, and not compared.' }),
    year: t.exposeInt('year', { nullable: true, description: 'Completed, or begun the lease; null: not known, and not compared.' }),
    yearsApart: t.int({ resolve: () => LIKE_YEARS }),
    sizeSqft: t.exposeFloat('sizeSqft', { nullable: true, description: 'Usual size of a home; null: not known, and not compared.' }),
    sizeApart: t.float({ description: 'A fraction of the size.', resolve: () => LIKE_SIZE }),
    projects: t.field({ type: [ProjectRef], extensions: { listSize: 8 }, resolve: ({ projects }) => projects }),
  }),
})

builder.objectFields(ProjectRef, (t) => ({
  priceDistribution: t.field({
    type: PriceDistributionRef,
    nullable: true,
    description: 'Null where too few sales are on record; for subscribers.',
    args: { unitMix: t.arg.string(), psf: t.arg.float({ description: 'The price to find among them.' }) },
    extensions: { cost: 20, ...needs('pro-reports') },
    resolve: (project, { unitMix, psf }, context) => priceDistribution(context, project, unitMix ?? null, psf ?? null),
  }),
  floorFigures: t.field({
    type: FloorFiguresRef,
    description: 'For subscribers.',
    extensions: { cost: 20, ...needs('pro-reports') },
    resolve: (project, _, context) => floorFigures(context, project),
  }),
  seasons: t.field({
    type: SeasonsRef,
    nullable: true,
    description: 'Null without a whole calendar year on record; for subscribers.',
    extensions: { cost: 20, ...needs('pro-reports') },
    resolve: async (project, _, context) => {
      const seasons = await seasonsOf(context, project)
      return seasons && { ...seasons, area: seasons.areaId === null ? null : await context.perRequest(areasById).load(seasons.areaId) }
    },
  }),
  rentYears: t.field({
    type: [RentYearRef],
    nullable: true,
    description: 'Oldest first; null where rents are not disclosed (§9). For subscribers.',
    extensions: { cost: 20, listSize: 10, ...needs('pro-reports') },
    resolve: (project, _, context) => (context.country.disclosesRent ? rentYears(context, project) : null),
  }),
  likeProjects: t.field({
    type: LikeProjectsRef,
    nullable: true,
    description: 'For subscribers.',
    extensions: { cost: 20, ...needs('pro-reports') },
    resolve: (project, _, context) => likeProjects(context, project),
  }),
}))
