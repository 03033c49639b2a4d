import { builder } from '../../builder.ts'
import { ProjectRef } from './type.ts'
import type { UnitMixRecord } from './unit-mix-rules.ts'
import { unitMixesByProject } from './unit-mix-store.ts'

const UnitMixRef = builder.objectRef<UnitMixRecord>('UnitMix')

UnitMixRef.implement({
  description: '§3: the aggregates of one unit mix of one project. Rent fields are null where rents are not disclosed.',
  fields: (t) => ({
    unitMix: t.exposeString('unitMix'),
    unitCount: t.exposeInt('unitCount', { nullable: true }),
    unitsAvailable: t.exposeInt('unitsAvailable', { nullable: true }),
    bedroomCount: t.exposeInt('bedroomCount', { nullable: true }),
    bathroomCount: t.exposeInt('bathroomCount', { nullable: true }),
    gfaSqftAvg: t.exposeFloat('gfaSqftAvg', { nullable: true }),
    gfaSqftMin: t.exposeFloat('gfaSqftMin', { nullable: true }),
    gfaSqftMax: t.exposeFloat('gfaSqftMax', { nullable: true }),
    lastSalePrice: t.expose('lastSalePrice', { type: 'Money', nullable: true }),
    lastSalePsf: t.exposeFloat('lastSalePsf', { nullable: true }),
    lastSaleMonth: t.expose('lastSaleMonth', { type: 'Month', nullable: true }),
    salePriceAvg: t.exposeFloat('salePriceAvg', { nullable: true }),
    salePriceMin: t.expose('salePriceMin', { type: 'Money', nullable: true }),
    salePriceMax: t.expose('salePriceMax', { type: 'Money', nullable: true }),
    salePriceMedian: t.exposeFloat('salePriceMedian', { nullable: true }),
    salePsfAvg: t.exposeFloat('salePsfAvg', { nullable: true }),
    salePsfMin: t.exposeFloat('salePsfMin', { nullable: true }),
    salePsfMax: t.exposeFloat('salePsfMax', { nullable: true }),
    salePsfMedian: t.exposeFloat('salePsfMedian', { nullable: true }),
    launchPriceAvg: t.exposeFloat('launchPriceAvg', { nullable: true }),
    launchPriceMin: t.expose('launchPriceMin', { type: 'Money', nullable: true }),
    launchPriceMax: t.expose('launchPriceMax', { type: 'Money', nullable: true }),
    launchPsfAvg: t.exposeFloat('launchPsfAvg', { nullable: true }),
    launchPsfMin: t.exposeFloat('launchPsfMin', { nullable: true }),
    launchPsfMax: t.exposeFloat('launchPsfMax', { nullable: true }),
    saleCount1y: t.exposeInt('saleCount1y'),
    saleCount30d: t.exposeInt('saleCount30d'),
    listingCount1y: t.exposeInt('listingCount1y'),
    listingCount30d: t.exposeInt('listingCount30d'),
    listingPriceMin: t.expose('listingPriceMin', { type: 'Money', nullable: true }),
    listingPriceMax: t.expose('listingPriceMax', { type: 'Money', nullable: true }),
    listingPsfMin: t.exposeFloat('listingPsfMin', { nullable: true }),
    listingPsfMax: t.exposeFloat('listingPsfMax', { nullable: true }),
  }),
})

builder.objectFields(UnitMixRef, (t) => ({
  lastRentPrice: t.expose('lastRentPrice', { type: 'Money', nullable: true }),
  lastRentPsf: t.exposeFloat('lastRentPsf', { nullable: true }),
  lastRentMonth: t.expose('lastRentMonth', { type: 'Month', nullable: true }),
  rentPriceAvg: t.exposeFloat('rentPriceAvg', { nullable: true }),
  rentPriceMin: t.expose('rentPriceMin', { type: 'Money', nullable: true }),
  rentPriceMax: t.expose('rentPriceMax', { type: 'Money', nullable: true }),
  rentPriceMedian: t.exposeFloat('rentPriceMedian', { nullable: true }),
  rentPsfAvg: t.exposeFloat('rentPsfAvg', { nullable: true }),
  rentPsfMin: t.exposeFloat('rentPsfMin', { nullable: true }),
  rentPsfMax: t.exposeFloat('rentPsfMax', { nullable: true }),
  rentPsfMedian: t.exposeFloat('rentPsfMedian', { nullable: true }),
  monthlyRentYield: t.exposeFloat('monthlyRentYield', { nullable: true }),
  rentCount1y: t.exposeInt('rentCount1y'),
  rentCount30d: t.exposeInt('rentCount30d'),
}))

builder.objectFields(ProjectRef, (t) => ({
  unitMixes: t.field({
    type: [UnitMixRef],
    extensions: { cost: 5 },
    resolve: (project, _, context) => context.perRequest(unitMixesByProject).load(project.id),
  }),
}))
