import { sqftToSqm } from '#lib/units.ts'
import type { UnitMix } from '#market/vocabulary.ts'
import { type MarketSink, TXN_FLAG } from '../../db/market/rows.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { bareNameKey, wellCased } from '../place-names.ts'
import { eachCsvRow } from '../read-rows.ts'
import { monthOf, numberCell, oneOf, optionalInteger, required } from '../row-error.ts'
import type { AreaBook } from './area-book.ts'
import { privateSlug } from './private-projects.ts'

interface House {
  unitMix: UnitMix
  propertyType: string
  /** strata houses are sold by floor area, others by the area of their land */
  onLand: boolean
}

const HOUSES: Readonly<Record<string, House>> = {
  terrace: { unitMix: 'ter-hse', propertyType: 'terrace', onLand: true },
  'semi-detached': { unitMix: 'sd-hse', propertyType: 'semi-detached', onLand: true },
  detached: { unitMix: 'd-hse', propertyType: 'detached', onLand: true },
  'strata terrace': { unitMix: 'cls-hse', propertyType: 'cluster', onLand: false },
  'strata semi-detached': { unitMix: 'cls-hse', propertyType: 'cluster', onLand: false },
  'strata detached': { unitMix: 'cls-hse', propertyType: 'cluster', onLand: false },
}

interface Estate {
  id: number
  name: string
  lat: number
  lng: number
  sourceId: number
  leases: Map<number, number>
  types: Map<string, number>
}

const mostOf = <K extends string | number>(counts: Map<K, number>): K | undefined =>
  [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]

/** Landed estates and their sales. The file has 999 for both freehold and 999-year land, so tenure stays unknown there. */
export class LandedEstates {
  private readonly estates = new Map<string, Estate>()
  private readonly nextId: () => number

  constructor(nextId: () => number) {
    this.nextId = nextId
  }

  async read(file: RecognisedFile, context: ImportContext, nextTxn: () => number): Promise<void> {
    await eachCsvRow(file, context, (cell, tally) => {
      const month = monthOf(cell, 'contract_date')
      const name = required(cell, 'project')
      const at = { lat: numberCell(cell, 'lat', 1.1, 1.5), lng: numberCell(cell, 'lon', 103.5, 104.2) }
      const areaSqm = Math.round(sqftToSqm(numberCell(cell, 'size_sqft', 200, 500_000)) * 10) / 10
      const price = Math.round(numberCell(cell, 'price_sgd', 100_000, 1_000_000_000))
      const house = oneOf(cell, 'room_count_source_text', HOUSES)
      const lease = optionalInteger(cell, 'lease_total_years', 1, 9_999)
      const key = bareNameKey(name)
      const estate = this.estates.get(key) ?? {
        id: this.nextId(),
        name,
        ...at,
        sourceId: tally.sourceId,
        leases: new Map(),
        types: new Map(),
      }
      this.estates.set(key, estate)
      estate.types.set(house.propertyType, (estate.types.get(house.propertyType) ?? 0) + 1)
      if (lease !== null) estate.leases.set(lease, (estate.leases.get(lease) ?? 0) + 1)
      context.sink.txn({
        id: nextTxn(),
        projectId: estate.id,
        buildingId: null,
        kind: 'sale',
        activity: 'sale',
        month,
        price,
        areaSqm,
        unitMix: house.unitMix,
        floorLow: null,
        floorHigh: null,
        unitNo: null,
        units: 1,
        model: cell('room_count_source_text'),
        leaseStartYear: null,
        sourceId: tally.sourceId,
        flags: house.onLand ? TXN_FLAG.landArea : 0,
        stackId: null,
      })
      return month
    })
  }

  write(sink: MarketSink, areas: AreaBook): void {
    const slugs = new Set<string>()
    for (const row of [...this.estates.values()].sort((a, b) => a.id - b.id)) {
      const name = wellCased(row.name)
      const years = mostOf(row.leases) ?? null
      sink.project({
        id: row.id,
        typeGroup: 'private-land',
        propertyGroup: 'land',
        propertyType: mostOf(row.types) ?? 'terrace',
        slug: privateSlug(slugs, name, ''),
        name,
        nameLocal: null,
        block: null,
        street: name,
        postalCode: null,
        areaId: (areas.areaAt(row) ?? areas.country).id,
        districtId: null,
        lat: row.lat,
        lng: row.lng,
        isPlacedByArea: 0,
        tenure: years !== null && years !== 999 ? 'leasehold' : null,
        tenureYears: years,
        leaseStartYear: null,
        completionYear: null,
        constructionStatus: 'completed',
        floors: null,
        unitCount: null,
        developer: null,
        facilities: 0,
        buildingInfo: null,
        sourceId: row.sourceId,
      })
    }
  }
}
