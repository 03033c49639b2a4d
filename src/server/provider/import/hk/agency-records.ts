import { basename } from 'node:path'
import { formatMonth } from '#lib/months.ts'
import { sqftToSqm } from '#lib/units.ts'
import type { MarketSink, TxnRow } from '../../db/market/rows.ts'
import type { GeoPoint } from '../geometry.ts'
import type { ImportContext, RecognisedFile, Tally } from '../import-context.ts'
import { ImportRefused } from '../input-file.ts'
import { eachCsvRow } from '../read-rows.ts'
import { type Cell, integerCell, monthOf, numberCell, oneOf, optionalInteger, RowError } from '../row-error.ts'
import { AGENCY_ROWS_MAX } from './agency-columns.ts'
import { DEALS, floorIn, HOME_TYPE_WORDS, oneLine, unitMixIn } from './agency-words.ts'
import { BOUNDS } from './bounds.ts'
import type { DistrictBook } from './district-book.ts'
import type { Estates } from './estates.ts'

const NAME_MAX_CHARS = 120
const ADDRESS_MAX_CHARS = 200
const FLAT_MAX_CHARS = 12

/** An agency's own records of sales in Hong Kong, one flat a row. */
export class AgencyRecords {
  newest = 0
  private readonly districts: DistrictBook
  private readonly estates: Estates
  private readonly seen = new Set<string>()
  private readonly thisMonth: number
  /** not numbered yet, each with the day that its row tells, or the month alone */
  private readonly sales: { date: string; row: Omit<TxnRow, 'id'> }[] = []

  constructor(districts: DistrictBook, estates: Estates, now = new Date()) {
    this.districts = districts
    this.estates = estates
    this.thisMonth = now.getUTCFullYear() * 100 + now.getUTCMonth() + 1
  }

  async read(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell, tally) => {
      if (tally.row > AGENCY_ROWS_MAX)
        throw new ImportRefused(`${basename(file.path)}: has more than ${AGENCY_ROWS_MAX} rows: bring it in parts`)
      return this.take(cell, tally)
    })
  }

  private take(cell: Cell, tally: Tally): number {
    const month = monthOf(cell, 'date')
    if (month > this.thisMonth) throw new RowError('date', `is after ${formatMonth(this.thisMonth)}`)
    const district = this.districts.named(oneLine(cell, 'district', NAME_MAX_CHARS))
    if (!district) throw new RowError('district', 'is not one of the districts')
    const [activity, type] = [oneOf(cell, 'deal', DEALS), oneOf(cell, 'type', HOME_TYPE_WORDS)]
    const price = integerCell(cell, 'price_hkd', 100_000, 5_000_000_000)
    const areaSqm = Math.round(sqftToSqm(numberCell(cell, 'saleable_area_sqft', 60, 30_000)) * 100) / 100
    const [floor, flat, unitMix] = [floorIn(cell), oneLine(cell, 'flat', FLAT_MAX_CHARS, true), unitMixIn(cell)]
    const leaseFrom = optionalInteger(cell, 'lease_from', 1840, 2100)
    const { estate, building } = this.estates.get({
      type,
      district,
      name: oneLine(cell, 'estate', NAME_MAX_CHARS),
      nameLocal: oneLine(cell, 'estate_zh', NAME_MAX_CHARS, true) || null,
      address: oneLine(cell, 'address', ADDRESS_MAX_CHARS),
      building: oneLine(cell, 'building', NAME_MAX_CHARS, true),
      leaseFrom,
      leaseYears: optionalInteger(cell, 'lease_years', 1, 999),
      completionYear: optionalInteger(cell, 'completion_year', 1850, 2100),
      at: this.placeOf(cell, tally, district.id),
      sourceId: tally.sourceId,
    })
    const unitNo =
      floor === null || flat === '' ? null : [building?.name, floor === 0 ? 'G/F' : `${floor}/F`, flat].filter(Boolean).join(' ')
    const same = [estate.id, building?.id, unitNo ?? tally.row, cell('date').trim(), price, areaSqm].join('|')
    if (this.seen.has(same)) throw new RowError('', 'repeats an earlier row')
    this.seen.add(same)
    if (month > this.newest) this.newest = month
    const row = {
      projectId: estate.id,
      buildingId: building?.id ?? null,
      kind: 'sale',
      activity,
      month,
      price,
      areaSqm,
      unitMix,
      floorLow: floor,
      floorHigh: floor,
      unitNo,
      units: 1,
      model: null,
      leaseStartYear: leaseFrom,
      sourceId: tally.sourceId,
      flags: 0,
      stackId: null,
    } satisfies Omit<TxnRow, 'id'>
    this.sales.push({ date: cell('date').trim(), row })
    return month
  }

  /** Hands the sales over in the order of their days: of one month's sales the last one is the newest. */
  write(sink: MarketSink): void {
    const inOrder = this.sales.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    for (const [at, { row }] of inOrder.entries()) sink.txn({ ...row, id: at + 1 })
  }

  /** Where the row says that the home is; null where it says nothing, or a place that is not in the district. */
  private placeOf(cell: Cell, tally: Tally, districtId: number): GeoPoint | null {
    if (cell('lat').trim() === '' && cell('lng').trim() === '') return null
    const at = { lat: numberCell(cell, 'lat', BOUNDS.south, BOUNDS.north), lng: numberCell(cell, 'lng', BOUNDS.west, BOUNDS.east) }
    if (this.districts.at(at)?.id === districtId) return at
    tally.note('lat', 'is not in the district: not plotted')
    return null
  }
}
