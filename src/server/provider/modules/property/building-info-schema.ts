import { z } from 'zod'
import { parseMonth } from '#lib/months.ts'
import { AREA_MEASURES, type AreaMeasure, BUILDING_TYPES } from '#market/vocabulary.ts'

// An invalid fact is treated as unknown: it becomes null and the others stay.
const text = z.string().trim().min(1).max(200).nullable().catch(null)
const flag = z.boolean().nullable().catch(null)
const amount = z.number().min(0).max(1e9).nullable().catch(null)
const whole = z.int().min(0).max(1_000_000).nullable().catch(null)
const share = z.number().min(0).max(1).nullable().catch(null)
const year = z.int().min(1800).max(2200).nullable().catch(null)
const month = z.string().transform(parseMonth).nullable().catch(null)
const texts = z.array(z.string().trim().min(1).max(120)).max(30).catch([])

const isEmpty = (value: unknown): boolean =>
  value === null || (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.values(value).every(isEmpty))

/** A group of facts; null when none of them is known. */
const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object(shape)
    .transform((facts) => (isEmpty(facts) ? null : facts))
    .nullable()
    .catch(null)

export interface MeasuredArea {
  measure: AreaMeasure
  sqm: number
}

const measured = z
  .partialRecord(z.enum(AREA_MEASURES), z.number().positive().max(1e8))
  .transform((areas) =>
    AREA_MEASURES.flatMap((measure): MeasuredArea[] => (areas[measure] === undefined ? [] : [{ measure, sqm: areas[measure] }])),
  )
  .catch([])
const areas = group({ verified: measured, marketable: measured, other: measured })

const netRent = z.array(z.object({ from: z.string().transform(parseMonth).pipe(z.int()), to: month, psf: z.number().positive() })).catch([])

/** §3 Building info as producers write it into `project.building_info`; areas are square metres by measure, heights metres. */
const buildingInfo = z.object({
  buildingType: z.enum(BUILDING_TYPES).nullable().catch(null),
  buildingHeight: amount,
  officeDetails: group({ buildingGrade: text, raiseFloorSystem: flag, officeFacilities: group({ retail: flag }) }),
  launchCompletionPeriod: group({ launchDate: month, completionYear: year, occupationPermitDate: month, certificateComplianceDate: month }),
  totalBuildingArea: areas,
  typicalFloorPlateArea: areas,
  totalTransactedArea: areas,
  buildingSpecs: group({
    floors: whole,
    basementFloors: whole,
    towers: whole,
    units: whole,
    rentalUnits: whole,
    lifts: whole,
    serviceLifts: whole,
    floorToFloorHeight: amount,
    ceilingHeight: amount,
    floorLoadingKpa: amount,
    airConditioning: text,
    powerSupply: text,
    structure: text,
  }),
  buildingFacilities: group({
    parkingLots: whole,
    chargingPoints: whole,
    bicycleParking: whole,
    loadingBays: whole,
    multiStoreyCarPark: flag,
    shops: flag,
    marketAndFood: flag,
    pavilion: flag,
    endOfTrip: flag,
    conferenceRooms: flag,
  }),
  siteInfo: group({ siteAreaSqm: amount, plotRatio: amount, landUse: text, lotNumber: text }),
  developmentOwnershipManagement: group({
    developer: text,
    owner: text,
    manager: text,
    architect: text,
    contractor: text,
    strataTitled: flag,
    serviceChargePsf: amount,
  }),
  leaseSpaceDetails: group({ availableSqm: amount, smallestSqm: amount, largestSqm: amount, vacancyRate: share, leaseTermYears: amount }),
  tenant: group({ count: whole, occupancyRate: share, anchors: texts }),
  rentSchedules: group({ netRent }),
})

export type StoredBuildingInfo = z.infer<typeof buildingInfo>

const NOTHING: StoredBuildingInfo = buildingInfo.parse({})

/** Reads the JSON text of `project.building_info`; text that is no object gives no facts. */
export function parseBuildingInfo(json: string | null): StoredBuildingInfo {
  if (json === null) return NOTHING
  try {
    const read = buildingInfo.safeParse(JSON.parse(json))
    return read.success ? read.data : NOTHING
  } catch {
    return NOTHING
  }
}
