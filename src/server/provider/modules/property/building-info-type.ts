import type { Country } from '#market/country.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { batchLoader } from '../../db/batch-loader.ts'
import { pick } from '../../db/column-table.ts'
import { PROJECT } from '../../db/market/place-tables.ts'
import { AreaMeasureEnum, BuildingTypeEnum, ConstructionStatusEnum } from '../../vocabulary-enums.ts'
import { needs } from '../subscription/for-subscribers.ts'
import {
  BuildingFacilitiesRef,
  BuildingSpecsRef,
  DevelopmentOwnershipManagementRef,
  LaunchCompletionPeriodRef,
  LeaseSpaceDetailsRef,
  OfficeDetailsRef,
  RentSchedulesRef,
  SiteInfoRef,
  TenantRef,
} from './building-info-parts.ts'
import type { MeasuredArea, StoredBuildingInfo } from './building-info-schema.ts'
import { parseBuildingInfo } from './building-info-schema.ts'
import type { ProjectRecord } from './project-record.ts'
import { ProjectRef } from './type.ts'

const MeasuredAreaRef = builder.objectRef<MeasuredArea>('MeasuredArea').implement({
  fields: (t) => ({ measure: t.expose('measure', { type: AreaMeasureEnum }), sqm: t.exposeFloat('sqm') }),
})

/** The areas of one kind, by their source. */
type BuildingAreas = NonNullable<StoredBuildingInfo['totalBuildingArea']>

const BuildingAreasRef = builder.objectRef<BuildingAreas>('BuildingAreas').implement({
  description: 'Floor areas by source: verified (surveyed or filed), marketable (from the seller) and other, each with its measure.',
  fields: (t) => ({
    verified: t.field({ type: [MeasuredAreaRef], extensions: { listSize: 4 }, resolve: ({ verified }) => verified }),
    marketable: t.field({ type: [MeasuredAreaRef], extensions: { listSize: 4 }, resolve: ({ marketable }) => marketable }),
    other: t.field({ type: [MeasuredAreaRef], extensions: { listSize: 4 }, resolve: ({ other }) => other }),
  }),
})

interface Described {
  project: ProjectRecord
  filed: StoredBuildingInfo
}

interface Deal {
  month: number
  price: number
  psf: number
}

const dealOf = (month: number | null, price: number | null, psf: number | null): Deal | null =>
  month === null || price === null || psf === null ? null : { month, price, psf }

const DealRef = builder.objectRef<Deal>('BuildingDeal').implement({
  fields: (t) => ({
    month: t.expose('month', { type: 'Month' }),
    price: t.expose('price', { type: 'Money' }),
    psf: t.exposeFloat('psf'),
  }),
})

/** The filed area, else the sum of the recorded sales, in the measure that the market's records use. */
function transactedArea({ project, filed }: Described, { salesMeasures }: Country): BuildingAreas | null {
  const measure = salesMeasures[project.propertyGroup]
  if (filed.totalTransactedArea || measure === undefined || project.transactedAreaSqm === null) return filed.totalTransactedArea
  return { verified: [{ measure, sqm: project.transactedAreaSqm }], marketable: [], other: [] }
}

const BuildingInfoRef = builder.objectRef<Described>('BuildingInfo')

BuildingInfoRef.implement({
  description: '§3 Building info (additionalData). A group without any known fact is null.',
  fields: (t) => ({
    buildingStatus: t.field({ type: ConstructionStatusEnum, resolve: ({ project }) => project.constructionStatus }),
    buildingType: t.field({ type: BuildingTypeEnum, nullable: true, resolve: ({ filed }) => filed.buildingType }),
    buildingHeight: t.float({ nullable: true, description: 'Metres.', resolve: ({ filed }) => filed.buildingHeight }),
    officeDetails: t.field({ type: OfficeDetailsRef, nullable: true, resolve: ({ filed }) => filed.officeDetails }),
    launchCompletionPeriod: t.field({
      type: LaunchCompletionPeriodRef,
      nullable: true,
      resolve: ({ filed, project: { completionYear } }) =>
        filed.launchCompletionPeriod ??
        (completionYear === null
          ? null
          : { launchDate: null, completionYear, occupationPermitDate: null, certificateComplianceDate: null }),
    }),
    totalBuildingArea: t.field({ type: BuildingAreasRef, nullable: true, resolve: ({ filed }) => filed.totalBuildingArea }),
    typicalFloorPlateArea: t.field({ type: BuildingAreasRef, nullable: true, resolve: ({ filed }) => filed.typicalFloorPlateArea }),
    totalTransactedArea: t.field({
      type: BuildingAreasRef,
      nullable: true,
      description: 'Sum over all recorded sales of single homes or suites; a home sold twice counts twice.',
      resolve: (described, _, { country }) => transactedArea(described, country),
    }),
    buildingSpecs: t.field({ type: BuildingSpecsRef, nullable: true, resolve: ({ filed }) => filed.buildingSpecs }),
    buildingFacilities: t.field({ type: BuildingFacilitiesRef, nullable: true, resolve: ({ filed }) => filed.buildingFacilities }),
    siteInfo: t.field({ type: SiteInfoRef, nullable: true, resolve: ({ filed }) => filed.siteInfo }),
  }),
})

builder.objectFields(BuildingInfoRef, (t) => ({
  developmentOwnershipManagement: t.field({
    type: DevelopmentOwnershipManagementRef,
    nullable: true,
    resolve: ({ filed }) => filed.developmentOwnershipManagement,
  }),
  leaseSpaceDetails: t.field({ type: LeaseSpaceDetailsRef, nullable: true, resolve: ({ filed }) => filed.leaseSpaceDetails }),
  tenant: t.field({ type: TenantRef, nullable: true, resolve: ({ filed }) => filed.tenant }),
  rentSchedules: t.field({
    type: RentSchedulesRef,
    nullable: true,
    description: 'Null where rents are not disclosed.',
    resolve: ({ filed }, _, { country }) => (country.disclosesRent ? filed.rentSchedules : null),
  }),
  lastSale: t.field({
    type: DealRef,
    nullable: true,
    resolve: ({ project }) => dealOf(project.lastSaleMonth, project.lastSalePrice, project.lastSalePsf),
  }),
  lastRent: t.field({
    type: DealRef,
    nullable: true,
    description: 'Null where rents are not disclosed.',
    resolve: ({ project }, _, { country }) =>
      country.disclosesRent ? dealOf(project.lastRentMonth, project.lastRentPrice, project.lastRentPsf) : null,
  }),
}))

builder.objectField(ProjectRef, 'buildingInfo', (t) =>
  t.field({
    type: BuildingInfoRef,
    description: 'For subscribers.',
    extensions: { cost: 5, ...needs('pro-reports') },
    resolve: async (project, _, context) => ({ project, filed: await context.perRequest(filedInfoByProject).load(project.id) }),
  }),
)

/** The building info of each project; read only when it is selected, because lists do not need it. */
const filedInfoByProject = ({ market }: ProviderContext) =>
  batchLoader<number, StoredBuildingInfo>(async (ids) => {
    const rows = await market.all(
      { ...pick(PROJECT, 'id'), info: PROJECT.columns.buildingInfo },
      'select id, building_info as info from project where id in (select value from json_each(?))',
      JSON.stringify(ids),
    )
    return new Map(rows.map(({ id, info }) => [id, parseBuildingInfo(info)]))
  }, parseBuildingInfo(null))
