import { slugify } from '#lib/slug.ts'
import { FACILITIES, type UnitMix } from '#market/vocabulary.ts'
import type { AreaRow, MarketSink } from '../../db/market/rows.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { fullStreetName, wellCased } from '../place-names.ts'
import { eachCsvRow } from '../read-rows.ts'
import { type Cell, numberCell, optionalInteger, required } from '../row-error.ts'
import type { AreaBook } from './area-book.ts'
import { blockKey, estateName, namedEstate } from './hdb-estates.ts'
import { HDB_TOWN_CODES } from './hdb-words.ts'
import type { StatedPlace } from './place-check.ts'
import { districtOfPostalCode } from './postal-districts.ts'

/** Two geocoders that agree this closely are trusted even if the postal code does not match. */
const AGREEMENT_METRES = 100

export interface HdbBlock {
  id: number
  block: string
  street: string
  town: string | null
  postalCode: string | null
  lat: number | null
  lng: number | null
  floors: number | null
  unitCount: number | null
  completionYear: number | null
  leaseStartYear: number | null
  residential: boolean
  sold: boolean
  sourceId: number
  units: Map<UnitMix, number | null>
  /** HDB's facts of the building besides its flats; null for a block that is not in the file */
  building: HdbBuilding | null
}

interface HdbBuilding {
  rentalUnits: number | null
  shops: boolean | null
  marketAndFood: boolean | null
  multiStoreyCarPark: boolean | null
  pavilion: boolean | null
}

/** True when a postal code belongs to a block: it ends in the block number, or for lettered blocks of small estates in its last two digits. */
export function postalCodeFits(block: string, postalCode: string): boolean {
  const digits = /^\d+/.exec(block)?.[0]
  if (!digits || !/^\d{6}$/.test(postalCode)) return false
  if (postalCode.endsWith(digits.slice(-3).padStart(3, '0'))) return true
  return digits.length <= 2 && postalCode.endsWith(digits.padStart(2, '0'))
}

/** Whether a published position is that of the block: its postal code fits, or it has none and two geocoders agree; `disagreement` in metres. */
export const isBlockPlace = (block: string, postal: string, disagreement: string): boolean =>
  postalCodeFits(block, postal) || (!/^\d{6}$/.test(postal) && disagreement !== '' && Number(disagreement) <= AGREEMENT_METRES)

const UNIT_COLUMNS: readonly [column: string, mix: UnitMix][] = [
  ['1room_sold', '1'],
  ['2room_sold', '2'],
  ['3room_sold', '3'],
  ['4room_sold', '4'],
  ['5room_sold', '5'],
  ['exec_sold', 'EX'],
  ['multigen_sold', 'MG'],
  ['studio_apartment_sold', '0'],
]

const HDB = 'Housing & Development Board'
const SHOPS = 1 << FACILITIES.indexOf('retail-shops')
const RENTAL_COLUMNS = ['1room_rental', '2room_rental', '3room_rental', 'other_room_rental']

function buildingOf(cell: Cell): HdbBuilding {
  const has = (column: string) => (cell(column) === '' ? null : cell(column) === 'Y')
  const rentals = RENTAL_COLUMNS.filter((column) => cell(column) !== '')
  return {
    rentalUnits: rentals.length === 0 ? null : rentals.reduce((sum, column) => sum + (optionalInteger(cell, column, 1, 5000) ?? 0), 0),
    shops: has('commercial'),
    marketAndFood: has('market_hawker'),
    multiStoreyCarPark: has('multistorey_carpark'),
    pavilion: has('precinct_pavilion'),
  }
}

/** §3 Building info, as far as HDB's file has it. */
function buildingInfoOf({ building, floors, unitCount, completionYear }: HdbBlock): string | null {
  if (building === null) return null
  const { rentalUnits, ...facilities } = building
  return JSON.stringify({
    buildingType: facilities.shops || facilities.marketAndFood ? 'mixed-use' : 'residential',
    launchCompletionPeriod: { completionYear },
    buildingSpecs: { floors, units: unitCount, rentalUnits },
    buildingFacilities: facilities,
    developmentOwnershipManagement: { developer: HDB, owner: HDB },
  })
}

/** Bedrooms by HDB's own descriptions of its flat types; a three-room flat has two, four- and five-room and executive flats have three. */
const BEDROOMS: Record<UnitMix, number | null> = {
  '0': 0,
  '1': 0,
  '2': 1,
  '3': 2,
  '4': 3,
  '5': 3,
  EX: 3,
  MG: 4,
  PH: null,
  apt: null,
  other: null,
  'ter-hse': null,
  'sd-hse': null,
  'd-hse': null,
  'cls-hse': null,
  hse: null,
  GCB: null,
}

/** §9: HDB homes are reported by town. A block without a town in any file gets that of its planning area. */
function areaOf({ town, lat, lng }: HdbBlock, areas: AreaBook): AreaRow {
  if (town) return areas.town(town)
  const placed = lat !== null && lng !== null ? areas.areaAt({ lat, lng }) : null
  const near = placed && areas.townNameOf(placed)
  return near ? areas.town(near) : (placed ?? areas.country)
}

/** All HDB blocks that occur in any file of the folder. */
export class HdbBlocks {
  private readonly blocks = new Map<string, HdbBlock>()
  /** names of estates by {@link blockKey} */
  private readonly estates = new Map<string, string>()
  private readonly nextId: () => number

  constructor(nextId: () => number) {
    this.nextId = nextId
  }

  get(block: string, street: string, sourceId: number): HdbBlock {
    const key = blockKey(block, street)
    let found = this.blocks.get(key)
    if (!found) {
      found = {
        id: this.nextId(),
        block,
        street,
        town: null,
        postalCode: null,
        lat: null,
        lng: null,
        floors: null,
        unitCount: null,
        completionYear: null,
        leaseStartYear: null,
        residential: false,
        sold: false,
        sourceId,
        units: new Map(),
        building: null,
      }
      this.blocks.set(key, found)
    }
    return found
  }

  async readProperties(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell, tally) => {
      const [number, street] = [required(cell, 'blk_no'), required(cell, 'street')]
      const floors = optionalInteger(cell, 'max_floor_lvl', 1, 100)
      const year = optionalInteger(cell, 'year_completed', 1900, 2100)
      const units = optionalInteger(cell, 'total_dwelling_units', 1, 5000)
      const counts = UNIT_COLUMNS.map(([column, mix]) => [mix, optionalInteger(cell, column, 1, 5000)] as const)
      if (cell('residential') !== 'Y') return undefined
      const block = this.get(number, street, tally.sourceId)
      Object.assign(block, { residential: true, floors, completionYear: year, unitCount: units, building: buildingOf(cell) })
      block.town ??= HDB_TOWN_CODES[cell('bldg_contract_town')] ?? null
      for (const [mix, count] of counts) if (count !== null) block.units.set(mix, count)
      return undefined
    })
  }

  async readCoordinates(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell, tally) => {
      const [number, street] = [required(cell, 'block'), required(cell, 'street_name')]
      const at = { lat: numberCell(cell, 'lat', 1.1, 1.5), lng: numberCell(cell, 'lng', 103.5, 104.2) }
      const postal = required(cell, 'postal')
      const fits = postalCodeFits(number, postal)
      const block = this.get(number, street, tally.sourceId)
      if (isBlockPlace(number, postal, cell('disagreement_m'))) Object.assign(block, at)
      else tally.note('postal', 'does not end in the block number: not plotted')
      if (fits) block.postalCode = postal
      block.floors ??= optionalInteger(cell, 'max_floor_lvl', 1, 100)
      block.completionYear ??= optionalInteger(cell, 'year_completed', 1900, 2100)
      block.unitCount ??= optionalInteger(cell, 'total_dwelling_units', 1, 5000)
      return undefined
    })
  }

  /** Names of blocks that no other file has are kept and not used: the name alone is no block. */
  async readEstateNames(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell, tally) => {
      const [number, street] = [required(cell, 'blk_no'), required(cell, 'street')]
      const name = estateName(required(cell, 'name'))
      if (name === null) tally.note('name', 'is the number of a contract, not a name')
      else this.estates.set(blockKey(number, street), name)
      return undefined
    })
  }

  /** Where blocks stand whose postal code fits their number. */
  knownPlaces(): StatedPlace[] {
    return [...this.blocks.values()].flatMap(({ lat, lng, postalCode }) => {
      const district = postalCode === null ? null : districtOfPostalCode(postalCode)
      return lat === null || lng === null || district === null ? [] : [{ lat, lng, district, street: '' }]
    })
  }

  /** One project and one building per block that has homes. */
  write(sink: MarketSink, areas: AreaBook): void {
    const used = [...this.blocks.values()].filter((row) => row.residential || row.sold).sort((a, b) => a.id - b.id)
    for (const block of used) {
      const area = areaOf(block, areas)
      const district = block.postalCode ? districtOfPostalCode(block.postalCode) : null
      const street = fullStreetName(block.street)
      const slug = slugify(`Blk ${block.block} ${street}`)
      const { id, postalCode, lat, lng, floors, unitCount, completionYear } = block
      const shared = { postalCode, lat, lng, floors, unitCount, completionYear }
      sink.project({
        id,
        typeGroup: 'public-stack',
        propertyGroup: 'hdb',
        propertyType: 'hdb',
        slug,
        nameLocal: null,
        block: block.block,
        name: `Blk ${block.block} ${wellCased(block.street)}`,
        street,
        areaId: area.id,
        ...shared,
        districtId: district === null ? null : areas.district(district).id,
        tenure: 'leasehold',
        tenureYears: 99,
        leaseStartYear: block.leaseStartYear,
        constructionStatus: 'completed',
        developer: HDB,
        facilities: block.building?.shops ? SHOPS : 0,
        buildingInfo: buildingInfoOf(block),
        isPlacedByArea: 0,
        sourceId: block.sourceId,
      })
      const key = blockKey(block.block, block.street)
      const estate = namedEstate(key) ?? this.estates.get(key)
      if (estate) sink.estate({ projectId: id, name: estate })
      sink.building({ id, projectId: id, slug, name: `Blk ${block.block}`, ...shared })
      for (const [unitMix, count] of [...block.units].sort(([a], [b]) => (a < b ? -1 : 1)))
        sink.unitMix({
          projectId: id,
          unitMix,
          unitCount: count,
          unitsAvailable: null,
          bedroomCount: BEDROOMS[unitMix],
          bathroomCount: null,
        })
    }
  }
}
