import { builder } from '../../builder.ts'
import type { StoredBuildingInfo } from './building-info-schema.ts'

type Group<Key extends keyof StoredBuildingInfo> = NonNullable<StoredBuildingInfo[Key]>

const OfficeFacilitiesRef = builder.objectRef<NonNullable<Group<'officeDetails'>['officeFacilities']>>('OfficeFacilities').implement({
  fields: (t) => ({ retail: t.exposeBoolean('retail', { nullable: true, description: 'Shops in the building.' }) }),
})

export const OfficeDetailsRef = builder.objectRef<Group<'officeDetails'>>('OfficeDetails').implement({
  fields: (t) => ({
    buildingGrade: t.exposeString('buildingGrade', { nullable: true, description: "The trade's grade: Premium, A, B, C." }),
    raiseFloorSystem: t.exposeBoolean('raiseFloorSystem', { nullable: true }),
    officeFacilities: t.field({ type: OfficeFacilitiesRef, nullable: true, resolve: ({ officeFacilities }) => officeFacilities }),
  }),
})

export const LaunchCompletionPeriodRef = builder.objectRef<Group<'launchCompletionPeriod'>>('LaunchCompletionPeriod').implement({
  fields: (t) => ({
    launchDate: t.expose('launchDate', { type: 'Month', nullable: true }),
    completionYear: t.exposeInt('completionYear', { nullable: true }),
    occupationPermitDate: t.expose('occupationPermitDate', { type: 'Month', nullable: true }),
    certificateComplianceDate: t.expose('certificateComplianceDate', { type: 'Month', nullable: true }),
  }),
})

export const BuildingSpecsRef = builder.objectRef<Group<'buildingSpecs'>>('BuildingSpecs').implement({
  fields: (t) => ({
    floors: t.exposeInt('floors', { nullable: true }),
    basementFloors: t.exposeInt('basementFloors', { nullable: true }),
    towers: t.exposeInt('towers', { nullable: true }),
    units: t.exposeInt('units', { nullable: true }),
    rentalUnits: t.exposeInt('rentalUnits', { nullable: true, description: 'Homes that a public landlord lets.' }),
    lifts: t.exposeInt('lifts', { nullable: true }),
    serviceLifts: t.exposeInt('serviceLifts', { nullable: true }),
    floorToFloorHeight: t.exposeFloat('floorToFloorHeight', { nullable: true, description: 'Metres.' }),
    ceilingHeight: t.exposeFloat('ceilingHeight', { nullable: true, description: 'Metres.' }),
    floorLoadingKpa: t.exposeFloat('floorLoadingKpa', { nullable: true, description: 'Kilopascals.' }),
    airConditioning: t.exposeString('airConditioning', { nullable: true }),
    powerSupply: t.exposeString('powerSupply', { nullable: true }),
    structure: t.exposeString('structure', { nullable: true }),
  }),
})

export const BuildingFacilitiesRef = builder.objectRef<Group<'buildingFacilities'>>('BuildingFacilities').implement({
  fields: (t) => ({
    parkingLots: t.exposeInt('parkingLots', { nullable: true }),
    chargingPoints: t.exposeInt('chargingPoints', { nullable: true }),
    bicycleParking: t.exposeInt('bicycleParking', { nullable: true }),
    loadingBays: t.exposeInt('loadingBays', { nullable: true }),
    multiStoreyCarPark: t.exposeBoolean('multiStoreyCarPark', { nullable: true }),
    shops: t.exposeBoolean('shops', { nullable: true }),
    marketAndFood: t.exposeBoolean('marketAndFood', { nullable: true, description: 'A market or hawker centre in the building.' }),
    pavilion: t.exposeBoolean('pavilion', { nullable: true }),
    endOfTrip: t.exposeBoolean('endOfTrip', { nullable: true, description: 'Showers and lockers for those who cycle.' }),
    conferenceRooms: t.exposeBoolean('conferenceRooms', { nullable: true }),
  }),
})

export const SiteInfoRef = builder.objectRef<Group<'siteInfo'>>('SiteInfo').implement({
  fields: (t) => ({
    siteAreaSqm: t.exposeFloat('siteAreaSqm', { nullable: true }),
    plotRatio: t.exposeFloat('plotRatio', { nullable: true, description: 'Gross floor area by site area.' }),
    landUse: t.exposeString('landUse', { nullable: true }),
    lotNumber: t.exposeString('lotNumber', { nullable: true }),
  }),
})

export const DevelopmentOwnershipManagementRef = builder
  .objectRef<Group<'developmentOwnershipManagement'>>('DevelopmentOwnershipManagement')
  .implement({
    fields: (t) => ({
      developer: t.exposeString('developer', { nullable: true }),
      owner: t.exposeString('owner', { nullable: true }),
      manager: t.exposeString('manager', { nullable: true }),
      architect: t.exposeString('architect', { nullable: true }),
      contractor: t.exposeString('contractor', { nullable: true }),
      strataTitled: t.exposeBoolean('strataTitled', { nullable: true }),
      serviceChargePsf: t.exposeFloat('serviceChargePsf', { nullable: true, description: 'A month, per square foot.' }),
    }),
  })

export const LeaseSpaceDetailsRef = builder.objectRef<Group<'leaseSpaceDetails'>>('LeaseSpaceDetails').implement({
  fields: (t) => ({
    availableSqm: t.exposeFloat('availableSqm', { nullable: true }),
    smallestSqm: t.exposeFloat('smallestSqm', { nullable: true }),
    largestSqm: t.exposeFloat('largestSqm', { nullable: true }),
    vacancyRate: t.exposeFloat('vacancyRate', { nullable: true, description: '0 to 1.' }),
    leaseTermYears: t.exposeFloat('leaseTermYears', { nullable: true }),
  }),
})

export const TenantRef = builder.objectRef<Group<'tenant'>>('Tenant').implement({
  fields: (t) => ({
    count: t.exposeInt('count', { nullable: true }),
    occupancyRate: t.exposeFloat('occupancyRate', { nullable: true, description: '0 to 1.' }),
    anchors: t.exposeStringList('anchors'),
  }),
})

type NetRent = Group<'rentSchedules'>['netRent'][number]
const NetRentRef = builder.objectRef<NetRent>('NetRent').implement({
  fields: (t) => ({
    from: t.expose('from', { type: 'Month' }),
    to: t.expose('to', { type: 'Month', nullable: true, description: 'Null: until further notice.' }),
    psf: t.exposeFloat('psf', { description: 'A month, per square foot, less what the landlord concedes.' }),
  }),
})

export const RentSchedulesRef = builder.objectRef<Group<'rentSchedules'>>('RentSchedules').implement({
  fields: (t) => ({ netRent: t.field({ type: [NetRentRef], resolve: ({ netRent }) => netRent }) }),
})
