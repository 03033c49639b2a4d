import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { needs } from '../subscription/for-subscribers.ts'
import type { ProjectRecord } from './project-record.ts'
import { ProjectRef } from './type.ts'
import type { UnitMixRecord } from './unit-mix-rules.ts'
import { derivedMixesByProject, launchMonthsByProject, unitMixesByProject } from './unit-mix-store.ts'

const ON_PRO_REPORTS = needs('pro-reports')

const launchMonthsOf = async ({ projectId, unitMix }: UnitMixRecord, context: ProviderContext) =>
  (await context.perRequest(launchMonthsByProject).load(projectId)).find((months) => months.unitMix === unitMix)

/** With the project, by which trade knows what is asked for such homes. */
export type MixOfProject = UnitMixRecord & { project: Pick<ProjectRecord, 'typeGroup' | 'slug'> }

export const UnitMixRef = builder.objectRef<MixOfProject>('UnitMix')

UnitMixRef.implement({
  description:
    '§3: the aggregates of one unit mix of one project; quartiles, averages and counts of thirty days are told to subscribers. Sale and rent figures are of the trailing twelve months, launch figures of all time. Rent fields are null where rents are not disclosed.',
  fields: (t) => ({
    unitMix: t.exposeString('unitMix'),
    unitCount: t.exposeInt('unitCount', { nullable: true }),
    unitsAvailable: t.exposeInt('unitsAvailable', {
      nullable: true,
      description: 'Homes that the developer has not sold yet; null for finished projects.',
    }),
    bedroomCount: t.exposeInt('bedroomCount', { nullable: true }),
    bathroomCount: t.exposeInt('bathroomCount', { nullable: true }),
    gfaSqftAvg: t.exposeFloat('gfaSqftAvg', { nullable: true }),
    gfaSqftMin: t.exposeFloat('gfaSqftMin', { nullable: true }),
    gfaSqftMax: t.exposeFloat('gfaSqftMax', { nullable: true }),
    lastSalePrice: t.expose('lastSalePrice', { type: 'Money', nullable: true }),
    lastSalePsf: t.exposeFloat('lastSalePsf', { nullable: true }),
    lastSaleMonth: t.expose('lastSaleMonth', { type: 'Month', nullable: true }),
    salePriceAvg: t.exposeFloat('salePriceAvg', { nullable: true, extensions: ON_PRO_REPORTS }),
    salePriceMin: t.expose('salePriceMin', { type: 'Money', nullable: true }),
    salePriceMax: t.expose('salePriceMax', { type: 'Money', nullable: true }),
    salePriceMedian: t.exposeFloat('salePriceMedian', { nullable: true }),
    salePriceP25: t.exposeFloat('salePriceP25', { nullable: true, extensions: ON_PRO_REPORTS }),
    salePriceP75: t.exposeFloat('salePriceP75', { nullable: true, extensions: ON_PRO_REPORTS }),
    salePsfAvg: t.exposeFloat('salePsfAvg', { nullable: true, extensions: ON_PRO_REPORTS }),
    salePsfMin: t.exposeFloat('salePsfMin', { nullable: true }),
    salePsfMax: t.exposeFloat('salePsfMax', { nullable: true }),
    salePsfMedian: t.exposeFloat('salePsfMedian', { nullable: true }),
    salePsfP25: t.exposeFloat('salePsfP25', { nullable: true, extensions: ON_PRO_REPORTS }),
    salePsfP75: t.exposeFloat('salePsfP75', { nullable: true, extensions: ON_PRO_REPORTS }),
    launchPriceAvg: t.exposeFloat('launchPriceAvg', { nullable: true, extensions: ON_PRO_REPORTS }),
    launchPriceMin: t.expose('launchPriceMin', { type: 'Money', nullable: true }),
    launchPriceMax: t.expose('launchPriceMax', { type: 'Money', nullable: true }),
    launchPriceMedian: t.exposeFloat('launchPriceMedian', { nullable: true, extensions: ON_PRO_REPORTS }),
    launchPsfAvg: t.exposeFloat('launchPsfAvg', { nullable: true, extensions: ON_PRO_REPORTS }),
    launchPsfMin: t.exposeFloat('launchPsfMin', { nullable: true, extensions: ON_PRO_REPORTS }),
    launchPsfMax: t.exposeFloat('launchPsfMax', { nullable: true, extensions: ON_PRO_REPORTS }),
    launchPsfMedian: t.exposeFloat('launchPsfMedian', { nullable: true, extensions: ON_PRO_REPORTS }),
    launchCount: t.exposeInt('launchCount', {
      description: 'Sales by the developer that the launch figures are of, of all time.',
      extensions: ON_PRO_REPORTS,
    }),
    launchFrom: t.field({
      type: 'Month',
      nullable: true,
      description: 'Of the first sale by the developer.',
      extensions: ON_PRO_REPORTS,
      resolve: async (mix, _, context) => (await launchMonthsOf(mix, context))?.from ?? null,
    }),
    launchTo: t.field({
      type: 'Month',
      nullable: true,
      description: 'Of the newest sale by the developer.',
      extensions: ON_PRO_REPORTS,
      resolve: async (mix, _, context) => (await launchMonthsOf(mix, context))?.to ?? null,
    }),
    saleCount1y: t.exposeInt('saleCount1y'),
    saleCount30d: t.exposeInt('saleCount30d', { extensions: ON_PRO_REPORTS }),
  }),
})

builder.objectFields(UnitMixRef, (t) => ({
  lastRentPrice: t.expose('lastRentPrice', { type: 'Money', nullable: true }),
  lastRentPsf: t.exposeFloat('lastRentPsf', { nullable: true, extensions: ON_PRO_REPORTS }),
  lastRentMonth: t.expose('lastRentMonth', { type: 'Month', nullable: true }),
  rentPriceAvg: t.exposeFloat('rentPriceAvg', { nullable: true, extensions: ON_PRO_REPORTS }),
  rentPriceMin: t.expose('rentPriceMin', { type: 'Money', nullable: true }),
  rentPriceMax: t.expose('rentPriceMax', { type: 'Money', nullable: true }),
  rentPriceMedian: t.exposeFloat('rentPriceMedian', { nullable: true }),
  rentPriceP25: t.exposeFloat('rentPriceP25', { nullable: true, extensions: ON_PRO_REPORTS }),
  rentPriceP75: t.exposeFloat('rentPriceP75', { nullable: true, extensions: ON_PRO_REPORTS }),
  rentPsfAvg: t.exposeFloat('rentPsfAvg', { nullable: true, extensions: ON_PRO_REPORTS }),
  rentPsfMin: t.exposeFloat('rentPsfMin', { nullable: true, extensions: ON_PRO_REPORTS }),
  rentPsfMax: t.exposeFloat('rentPsfMax', { nullable: true, extensions: ON_PRO_REPORTS }),
  rentPsfMedian: t.exposeFloat('rentPsfMedian', { nullable: true, extensions: ON_PRO_REPORTS }),
  rentPsfP25: t.exposeFloat('rentPsfP25', { nullable: true, extensions: ON_PRO_REPORTS }),
  rentPsfP75: t.exposeFloat('rentPsfP75', { nullable: true, extensions: ON_PRO_REPORTS }),
  monthlyRentYield: t.exposeFloat('monthlyRentYield', {
    nullable: true,
    description: 'The median monthly rent divided by the median price, both per square foot; from at least three rents and three sales.',
  }),
  rentCount1y: t.exposeInt('rentCount1y', { nullable: true }),
  rentCount30d: t.exposeInt('rentCount30d', { nullable: true, extensions: ON_PRO_REPORTS }),
}))

builder.objectFields(ProjectRef, (t) => ({
  hasDerivedMixes: t.boolean({
    description: 'The bedrooms of some of its sales are derived from their size, because their records do not state them.',
    extensions: { cost: 2 },
    resolve: (project, _, context) => context.perRequest(derivedMixesByProject).load(project.id),
  }),
  unitMixes: t.field({
    type: [UnitMixRef],
    extensions: { cost: 5 },
    resolve: async (project, _, context) =>
      (await context.perRequest(unitMixesByProject).load(project.id)).map((mix) => ({ ...mix, project })),
  }),
}))
