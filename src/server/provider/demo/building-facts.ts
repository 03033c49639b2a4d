import { addMonths, formatMonth } from '#lib/months.ts'
import { FACILITIES } from '#market/vocabulary.ts'
import type { ProjectLayout } from './layouts.ts'
import type { DemoMarket, DemoSegment } from './market/demo-market.ts'
import type { Random } from './market/random.ts'
import { pathAt } from './market-time.ts'
import type { PlannedProject } from './project-rows.ts'

/** The facts of a project that its building info is made from. */
interface Built {
  market: DemoMarket
  /** month of the project's first sale as yyyymm, null when none is recorded; nothing is sold before its launch */
  firstSale: number | null
  segment: DemoSegment
  layout: ProjectLayout
  planned: PlannedProject
}

const STOREY_METRES = { home: 3.15, office: 4.1 }
const has = (mask: number, name: (typeof FACILITIES)[number]) => (mask & (1 << FACILITIES.indexOf(name))) !== 0
const round1 = (value: number) => Math.round(value * 10) / 10

/** Saleable floor area: of the stacks, or of a block's homes at the median size of their mix. */
function offeredArea({ layout, segment }: Built): number {
  const stacked = layout.buildings
    .flatMap((building) => building.stacks)
    .reduce((sum, stack) => sum + stack.areaSqm * (stack.floorHigh - stack.floorLow + 1), 0)
  if (stacked > 0) return stacked
  return layout.mixes.reduce((sum, { unitMix, unitCount }) => {
    const area = segment.mixes.find(({ mix }) => mix === unitMix)?.area ?? [0, 0]
    return sum + ((area[0] + area[1]) / 2) * (unitCount ?? 0)
  }, 0)
}

function areasOf(built: Built): { gross: number; facts: object } {
  const { market, segment, layout } = built
  const words = market.buildings
  const measure = segment.layout === 'block' ? words.blocks : segment.key === 'O' ? words.offices : words.homes
  const offered = Math.round(offeredArea(built))
  const gross = Math.round(offered / words.efficiency)
  const plates = (layout.floors ?? 1) * Math.max(1, layout.buildings.length)
  const plate = (area: number) => Math.round(area / plates)
  return {
    gross,
    facts: {
      totalBuildingArea: {
        verified: { GFA: gross },
        marketable: { [measure]: offered },
        ...(segment.key === 'O' ? { other: { NFA: Math.round(offered * 0.94), UFA: Math.round(offered * 0.88) } } : {}),
      },
      typicalFloorPlateArea: { verified: { GFA: plate(gross) }, marketable: { [measure]: plate(offered) } },
    },
  }
}

/** Keys are handed over some months into the year of completion, the certificate follows a year later. */
function periodOf(random: Random, { firstSale, planned: { completionYear, row } }: Built): object {
  const permit = completionYear * 100 + random.int(2, 11)
  const isDone = row.constructionStatus === 'completed'
  const usual = addMonths(permit, -random.int(34, 44))
  return {
    launchDate: formatMonth(firstSale === null ? usual : Math.min(usual, firstSale)),
    completionYear,
    ...(isDone
      ? { occupationPermitDate: formatMonth(permit), certificateComplianceDate: formatMonth(addMonths(permit, random.int(8, 14))) }
      : {}),
  }
}

function specsOf(random: Random, { layout, segment }: Built): object {
  const floors = layout.floors ?? 1
  const towers = Math.max(1, layout.buildings.length)
  const isOffice = segment.key === 'O'
  return {
    floors,
    towers,
    units: layout.unitCount,
    basementFloors: isOffice ? random.int(2, 4) : segment.layout === 'block' ? 0 : random.int(0, 2),
    lifts: towers * Math.max(2, Math.ceil(floors / 10)) * (isOffice ? 3 : 1),
    serviceLifts: isOffice ? 2 : 0,
    floorToFloorHeight: isOffice ? STOREY_METRES.office : STOREY_METRES.home,
    ceilingHeight: isOffice ? 2.8 : 2.75,
    ...(isOffice
      ? { floorLoadingKpa: random.pick([3.5, 4, 5]), airConditioning: 'Central chilled water, VAV boxes', powerSupply: 'Dual feed' }
      : {}),
    structure: 'Reinforced concrete',
  }
}

function facilitiesOf(random: Random, { market, layout, segment, planned }: Built): object {
  const shops = has(planned.row.facilities, 'retail-shops')
  if (segment.layout === 'block')
    return { multiStoreyCarPark: random.chance(0.5), shops, marketAndFood: shops && random.chance(0.2), pavilion: random.chance(0.3) }
  const [low, high] = market.buildings.parking
  const isOffice = segment.key === 'O'
  const lots = Math.round(layout.unitCount * (isOffice ? random.between(0.5, 0.9) : random.between(low, high)))
  return {
    parkingLots: lots,
    chargingPoints: Math.round(lots * random.between(0, 0.06)),
    bicycleParking: random.int(0, 6) * 10,
    shops,
    ...(isOffice ? { loadingBays: random.int(2, 5), endOfTrip: random.chance(0.6), conferenceRooms: random.chance(0.7) } : {}),
  }
}

/** Invented tenants of offices. */
const TENANTS = [
  'Amber Sail Insurance',
  'Cinnabar Freight',
  'Driftwood Analytics',
  'Egret & Hill Advocates',
  'Foxglove Biotech',
  'Lantern Bay Shipping',
  'Mangrove Capital',
  'Tidemark Software',
] as const

/** One to three tenants by the number of units, so that they shift nothing else of the building. */
const anchorsOf = (units: number): string[] =>
  Array.from({ length: 1 + (units % 3) }, (_, at) => TENANTS[(units + 3 * at) % TENANTS.length] ?? TENANTS[0])

/** Facts of offices only: grade, space to let, tenants, and half-yearly net rents where the market discloses them. */
function officeFacts(random: Random, { market, segment, layout }: Built): object {
  const offered = layout.buildings.flatMap((building) => building.stacks)
  const sizes = offered.map((stack) => stack.areaSqm)
  const vacancyRate = random.int(30, 140) / 1000
  const total = offered.reduce((sum, stack) => sum + stack.areaSqm * (stack.floorHigh - stack.floorLow + 1), 0)
  const from = addMonths(market.dataMonth, -35)
  const rent = (month: number) => (((segment.psf * segment.grossYield) / 12) * pathAt(segment.rentPath ?? [1], month) * 0.93).toFixed(2)
  return {
    officeDetails: {
      buildingGrade: segment.grade ?? 'B',
      raiseFloorSystem: segment.grade === 'A',
      officeFacilities: { retail: true },
    },
    leaseSpaceDetails: {
      availableSqm: Math.round(total * vacancyRate),
      smallestSqm: Math.min(...sizes),
      largestSqm: Math.max(...sizes),
      vacancyRate,
      leaseTermYears: random.pick([2, 3]),
    },
    tenant: {
      count: Math.round(layout.unitCount * (1 - vacancyRate) * 0.7),
      occupancyRate: Math.round((1 - vacancyRate) * 1000) / 1000,
      anchors: anchorsOf(layout.unitCount),
    },
    ...(segment.rentPath
      ? {
          rentSchedules: {
            netRent: [0, 6, 12, 18, 24, 30].map((at) => ({
              from: formatMonth(addMonths(from, at)),
              to: at === 30 ? null : formatMonth(addMonths(from, at + 5)),
              psf: Number(rent(addMonths(from, at + 3))),
            })),
          },
        }
      : {}),
  }
}

function ownersOf(random: Random, { market, segment, planned: { row } }: Built): object {
  const { managers, architects, contractors, serviceCharge } = market.buildings
  const isOffice = segment.key === 'O'
  if (segment.layout === 'block') return { developer: row.developer, owner: row.developer, strataTitled: false }
  return {
    developer: row.developer,
    manager: random.pick(managers),
    architect: random.pick(architects),
    contractor: random.pick(contractors),
    strataTitled: true,
    serviceChargePsf: Number((random.between(...serviceCharge) * (isOffice ? 1.8 : 1)).toFixed(2)),
  }
}

/** §3 Building info of an invented building as JSON; of an estate of houses only what its permit says. */
export function buildingFacts(random: Random, built: Built): string {
  const { market, segment, layout, planned } = built
  const words = market.buildings
  const period = periodOf(random, built)
  if (segment.layout === 'houses')
    return JSON.stringify({
      buildingType: 'residential',
      launchCompletionPeriod: period,
      buildingSpecs: { units: layout.unitCount },
      developmentOwnershipManagement: { developer: planned.row.developer },
    })
  const { gross, facts } = areasOf(built)
  const isOffice = segment.key === 'O'
  const storey = isOffice ? STOREY_METRES.office : STOREY_METRES.home
  const plotRatio = segment.layout === 'block' ? 2.8 : isOffice ? random.pick([8.4, 11.2, 12.6]) : random.pick(words.plotRatios)
  const shops = has(planned.row.facilities, 'retail-shops')
  return JSON.stringify({
    buildingType: isOffice ? 'office' : shops ? 'mixed-use' : 'residential',
    buildingHeight: round1((layout.floors ?? 1) * storey + 4.5),
    launchCompletionPeriod: period,
    ...facts,
    buildingSpecs: specsOf(random, built),
    buildingFacilities: facilitiesOf(random, built),
    siteInfo: {
      siteAreaSqm: Math.round(gross / plotRatio),
      plotRatio,
      landUse: isOffice ? words.landUse.offices : words.landUse.homes,
      lotNumber: `Lot ${random.int(100, 9_999)}`,
    },
    developmentOwnershipManagement: ownersOf(random, built),
    ...(isOffice ? officeFacts(random, built) : {}),
  })
}
