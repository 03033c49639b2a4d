import type { Tenure } from '#market/vocabulary.ts'
import type { CsvRow } from '../csv-rows.ts'
import type { RecognisedFile, Tally } from '../import-context.ts'
import { eachCsvRow, type RowContext } from '../read-rows.ts'
import { type Cell, integerCell, numberCell, oneOf, RowError, required } from '../row-error.ts'
import { FLOOR_UNIT, LAND_UNIT, napicCells, openColumns } from './napic-columns.ts'
import { type NapicHome, napicHome, napicLevel, napicMonth, napicUnitSqm } from './napic-words.ts'

/** One home sold, as NAPIC has it. */
export interface NapicSale extends NapicHome {
  /** the property type in the publisher's words */
  typeText: string
  district: string
  /** null where only the district is told */
  mukim: string | null
  /** a taman or a building; null where only the district is told */
  scheme: string | null
  road: string | null
  /** yyyymm; null where only the year is told */
  month: number | null
  year: number
  tenure: Tenure | null
  /** of a house: its land; of a home in a building: its parcel */
  landSqm: number | null
  floorSqm: number | null
  /** 0 is the ground */
  level: number | null
  /** ringgit */
  price: number
}

const PRICE = [1_000, 1_000_000_000] as const
/** A home below this is a typing error. */
const AREA_SQM = [20, 1_000_000] as const
/** Above it an area was divided by the square feet of a square metre twice. */
const SQM_PRICE = [100, 30_000] as const

const round = (sqm: number) => Math.round(sqm * 100) / 100

/** A letter that no encoding gave stands for bytes that were broken on the way. */
function unbroken(text: string, column: string): string {
  if (text.includes('\uFFFD')) throw new RowError(column, 'has broken letters')
  return text
}

function areaOf(cell: Cell, column: string, unitColumn: string): number | null {
  if (cell(column) === '') return null
  const unitText = cell(unitColumn)
  const unit = unitText === '' ? 1 : napicUnitSqm(unitText)
  if (unit === undefined) throw new RowError(unitColumn, 'is not a unit of area')
  const sqm = numberCell(cell, column, 0, Number.MAX_SAFE_INTEGER) * unit
  if (sqm === 0) return null
  if (sqm < AREA_SQM[0] || sqm > AREA_SQM[1]) throw new RowError(column, `is outside ${AREA_SQM[0]} to ${AREA_SQM[1]} square metres`)
  return round(sqm)
}

const homeOf = (text: string, column: string): NapicHome | null => {
  const home = napicHome(text)
  if (home === undefined) throw new RowError(column, 'is not a known value')
  return home
}

const withArea = (sale: NapicSale, column: string): NapicSale => {
  if (sale.landSqm === null && sale.floorSqm === null) throw new RowError(column, 'no area is given')
  return sale
}

/** A row of the open transactions; null for what is no home. */
function openSale(cell: Cell): NapicSale | null {
  const typeText = unbroken(required(cell, 'Property Type'), 'Property Type')
  const home = homeOf(typeText, 'Property Type')
  if (!home) return null
  const named = (column: string) => unbroken(required(cell, column), column)
  const month = napicMonth(required(cell, 'Month, Year of Transaction Date'))
  if (month === undefined) throw new RowError('Month, Year of Transaction Date', 'is not a month')
  const level = napicLevel(cell('Unit Level'))
  if (level === undefined) throw new RowError('Unit Level', 'is not a level')
  const tenure = oneOf<Tenure>((column) => cell(column).toLowerCase(), 'Tenure', { freehold: 'freehold', leasehold: 'leasehold' })
  const price = Math.round(numberCell((column) => cell(column).replace(/^RM\s*/i, ''), 'Transaction Price', ...PRICE))
  const sale = {
    ...home,
    typeText,
    district: named('District'),
    mukim: named('Mukim'),
    scheme: named('Scheme Name/Area'),
    road: cell('Road Name') === '' ? null : named('Road Name'),
    month,
    year: Math.floor(month / 100),
    tenure,
    landSqm: areaOf(cell, 'Land/Parcel Area', LAND_UNIT),
    floorSqm: areaOf(cell, 'Main Floor Area', FLOOR_UNIT),
    level,
    price,
  }
  return withArea(sale, 'Land/Parcel Area')
}

/** A row of the sample, which has prices per square metre, years and no addresses. Its level 0 stands for houses too. */
function sampleSale(cell: Cell): NapicSale | null {
  const typeText = required(cell, 'property_type')
  const home = homeOf(typeText, 'property_type')
  if (!home) return null
  const level = integerCell(cell, 'unit_level', -5, 150)
  const tenure = oneOf<Tenure>(cell, 'freehold', { 0: 'leasehold', 1: 'freehold' })
  const floorSqm = round(numberCell(cell, 'property_m2', ...AREA_SQM))
  const price = Math.round(numberCell(cell, 'price_m2', ...SQM_PRICE) * floorSqm)
  if (price < PRICE[0] || price > PRICE[1]) throw new RowError('price_m2', `makes a price outside ${PRICE[0]} to ${PRICE[1]}`)
  return {
    ...home,
    typeText,
    district: required(cell, 'district'),
    mukim: null,
    scheme: null,
    road: null,
    month: null,
    year: integerCell(cell, 'year', 1970, 2100),
    tenure,
    landSqm: round(numberCell(cell, 'land_m2', ...AREA_SQM)),
    floorSqm,
    level: home.typeGroup === 'private-land' ? null : level,
    price,
  }
}

export const SAMPLE_TITLES = ['property_type', 'district', 'land_m2', 'property_m2', 'year', 'unit_level', 'freehold', 'price_m2'] as const

export const isSample = (names: readonly string[]): boolean => SAMPLE_TITLES.every((title) => names.includes(title))

/**
 * What reads the rows of a file with these columns; null when the columns are none of NAPIC's. The reader gives null for what is no home and
 * throws a {@link RowError} for a row that cannot be read.
 */
export function napicReader(names: readonly string[]): ((row: Pick<CsvRow, 'at' | 'cell'>) => NapicSale | null) | null {
  if (isSample(names)) return (row) => sampleSale(row.cell)
  const places = openColumns(names)
  return places && ((row) => openSale(napicCells(row, places)))
}

/** Streams the sales of a file in any of NAPIC's forms; refused rows are reported. `take` may return the row's month. */
export async function eachNapicSale(
  file: RecognisedFile,
  context: RowContext,
  take: (sale: NapicSale, tally: Tally) => number | undefined,
): Promise<void> {
  let read: ReturnType<typeof napicReader> = null
  await eachCsvRow(file, context, (_, tally, row) => {
    read ??= napicReader(row.names)
    const sale = read?.(row) ?? null
    return sale ? take(sale, tally) : undefined
  })
}
