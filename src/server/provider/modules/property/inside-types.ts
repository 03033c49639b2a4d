import { formatQuarter } from '#lib/months.ts'
import { builder } from '../../builder.ts'
import { DrawingEnum } from '../../vocabulary-enums.ts'
import {
  type AssetRecord,
  assetsByProject,
  type BuildingRecord,
  buildingsByProject,
  type QuarterRecord,
  type StackRecord,
  saleQuartersByProject,
  stacksByBuilding,
} from './inside-store.ts'
import { ProjectRef } from './type.ts'

const StackRef = builder.objectRef<StackRecord>('Stack').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    label: t.exposeString('label'),
    unitMix: t.exposeString('unitMix'),
    areaSqm: t.exposeFloat('areaSqm'),
    floorLow: t.exposeInt('floorLow'),
    floorHigh: t.exposeInt('floorHigh'),
  }),
})

const BuildingRef = builder.objectRef<BuildingRecord>('Building').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    postalCode: t.exposeString('postalCode', { nullable: true }),
    lat: t.exposeFloat('lat', { nullable: true }),
    lng: t.exposeFloat('lng', { nullable: true }),
    floors: t.exposeInt('floors', { nullable: true }),
    unitCount: t.exposeInt('unitCount', { nullable: true }),
    completionYear: t.exposeInt('completionYear', { nullable: true }),
    stacks: t.field({
      type: [StackRef],
      extensions: { cost: 5 },
      resolve: (building, _, context) => context.perRequest(stacksByBuilding).load(building.id),
    }),
  }),
})

const AssetRef = builder.objectRef<AssetRecord>('Asset').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.exposeString('type', { description: 'virtual-tour, image, location, video, site-plan, floor-plan.' }),
    subtype: t.exposeString('subtype', { description: 'facade, lobby, interior, map, plan …' }),
    title: t.exposeString('title'),
    url: t.string({
      nullable: true,
      description: 'Null of a picture that the application draws itself: see drawing.',
      resolve: ({ url }) => url || null,
    }),
    drawing: t.expose('drawing', { type: DrawingEnum, nullable: true, description: 'What to draw from the facts of the project.' }),
    unitMix: t.exposeString('unitMix', { nullable: true, description: 'The kind of home that a floor plan or an interior is of.' }),
  }),
})

export const TrendPointRef = builder.objectRef<QuarterRecord>('ProjectTrendPoint').implement({
  fields: (t) => ({
    quarter: t.string({ description: 'As 2025-Q3.', resolve: (point) => formatQuarter(point.quarter) }),
    n: t.exposeInt('n'),
    p25: t.exposeFloat('p25'),
    median: t.exposeFloat('median'),
    p75: t.exposeFloat('p75'),
  }),
})

builder.objectFields(ProjectRef, (t) => ({
  buildings: t.field({
    type: [BuildingRef],
    extensions: { cost: 5 },
    resolve: (project, _, context) => context.perRequest(buildingsByProject).load(project.id),
  }),
  assets: t.field({
    type: [AssetRef],
    extensions: { cost: 5 },
    resolve: (project, _, context) => context.perRequest(assetsByProject).load(project.id),
  }),
  trend: t.field({
    type: [TrendPointRef],
    description: 'Sale psf by quarter, oldest first.',
    extensions: { cost: 5 },
    resolve: (project, _, context) => context.perRequest(saleQuartersByProject).load(project.id),
  }),
}))
