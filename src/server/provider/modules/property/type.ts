import { builder } from '../../builder.ts'
import { isCommercial } from '../../commercial.ts'
import { refusal } from '../../errors.ts'
import { connectionType } from '../../paging.ts'
import { ConstructionStatusEnum, FacilityEnum, PropertyGroupEnum, TenureEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { areasById } from '../area/area-store.ts'
import { AreaRef } from '../area/area-type.ts'
import type { ProjectRecord } from './project-record.ts'
import { facilitiesOf } from './rules.ts'

export const ProjectRef = builder.objectRef<ProjectRecord>('Project')

ProjectRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    typeGroup: t.expose('typeGroup', { type: TypeGroupEnum }),
    propertyGroup: t.expose('propertyGroup', { type: PropertyGroupEnum }),
    propertyType: t.exposeString('propertyType', { description: 'hdb, condominium, apartment, executive-condominium, terrace …' }),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    nameLocal: t.exposeString('nameLocal', { nullable: true }),
    block: t.exposeString('block', { nullable: true }),
    street: t.exposeString('street'),
    postalCode: t.exposeString('postalCode', { nullable: true }),
    lat: t.exposeFloat('lat', {
      nullable: true,
      description: 'Null when the source has no reliable position; such a project is listed but not on the map.',
    }),
    lng: t.exposeFloat('lng', { nullable: true }),
    isPlacedByArea: t.boolean({
      description: 'The records do not say where it stands: `lat` and `lng` are the point of its area.',
      resolve: (project) => project.isPlacedByArea === 1,
    }),
    tenure: t.expose('tenure', { type: TenureEnum, nullable: true }),
    tenureYears: t.exposeInt('tenureYears', { nullable: true }),
    leaseStartYear: t.exposeInt('leaseStartYear', { nullable: true }),
    completionYear: t.exposeInt('completionYear', { nullable: true }),
    constructionStatus: t.expose('constructionStatus', { type: ConstructionStatusEnum }),
    floors: t.exposeInt('floors', { nullable: true }),
    floorSoldMax: t.exposeInt('floorSoldMax', {
      nullable: true,
      description: 'The highest floor that a sale is surely on: the lower end of the highest published band.',
    }),
    unitCount: t.exposeInt('unitCount', { nullable: true }),
    developer: t.exposeString('developer', { nullable: true }),
    facilities: t.field({ type: [FacilityEnum], resolve: (project) => facilitiesOf(project.facilities) }),
    areaSqmMin: t.exposeFloat('areaSqmMin', { nullable: true }),
    areaSqmMax: t.exposeFloat('areaSqmMax', { nullable: true }),
    stationWalk: t.exposeInt('stationWalk', {
      nullable: true,
      description: 'Begun minutes on foot to the nearest station; null where none is within an hour, or its own place is not known.',
    }),
    isCommercial: t.boolean({
      description: 'Offices, shops and the like: left out of the figures of homes, and never valued.',
      resolve: isCommercial,
    }),
  }),
})

builder.objectFields(ProjectRef, (t) => ({
  area: t.field({
    type: AreaRef,
    extensions: { cost: 5 },
    resolve: async (project, _, context) => {
      const area = await context.perRequest(areasById).load(project.areaId)
      if (!area) throw refusal('broken-data', 'The project lies in an unknown area.')
      return area
    },
  }),
  district: t.field({
    type: AreaRef,
    nullable: true,
    extensions: { cost: 5 },
    resolve: (project, _, context) => (project.districtId === null ? null : context.perRequest(areasById).load(project.districtId)),
  }),
}))

export const PsfSummaryRef = builder.objectRef<{ n: number; p25: number; median: number; p75: number }>('PsfSummary').implement({
  fields: (t) => ({ n: t.exposeInt('n'), p25: t.exposeFloat('p25'), median: t.exposeFloat('median'), p75: t.exposeFloat('p75') }),
})

const TenureMixRef = builder.objectRef<{ freehold: number; leasehold: number }>('TenureMix').implement({
  description: 'Sales on record by tenure.',
  fields: (t) => ({ freehold: t.exposeInt('freehold'), leasehold: t.exposeInt('leasehold') }),
})

builder.objectFields(ProjectRef, (t) => ({
  tenureMix: t.field({
    type: TenureMixRef,
    nullable: true,
    description: 'Of a project of which some homes are freehold and others leasehold; `tenure` is the more frequent one. Null elsewhere.',
    resolve: ({ freeholdSales: freehold, leaseholdSales: leasehold }) =>
      freehold === null || leasehold === null ? null : { freehold, leasehold },
  }),
  saleCount: t.exposeInt('saleCount'),
  saleCount1y: t.exposeInt('saleCount1y'),
  saleCount30d: t.exposeInt('saleCount30d', { description: 'In the newest month of the figures.' }),
  lastSaleMonth: t.expose('lastSaleMonth', { type: 'Month', nullable: true }),
  lastSalePrice: t.expose('lastSalePrice', { type: 'Money', nullable: true }),
  lastSalePsf: t.exposeFloat('lastSalePsf', { nullable: true }),
  figuresTo: t.expose('figuresMonth', {
    type: 'Month',
    nullable: true,
    description: 'The last month of the trailing twelve that its figures are of: the newest that the sources of its kind of home reach.',
  }),
  psf: t.field({
    type: PsfSummaryRef,
    nullable: true,
    description: 'Sales of the trailing twelve months of data; null when there are none.',
    resolve: ({ psfN: n, psfP25: p25, psfMedian: median, psfP75: p75 }) =>
      n > 0 && p25 !== null && median !== null && p75 !== null ? { n, p25, median, p75 } : null,
  }),
  change12m: t.exposeFloat('change12m', {
    nullable: true,
    description:
      'Change of the median psf against the twelve months before, as a fraction; null where one of the years has fewer than ten sales.',
  }),
  psfNBefore: t.exposeInt('psfNBefore', {
    nullable: true,
    description: 'Sales of the twelve months before those of `psf`, which the change compares with.',
  }),
}))

export const ProjectConnectionRef = connectionType('ProjectConnection', ProjectRef)
