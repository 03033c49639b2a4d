import { UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'
import type { RecognisedFile, Tally } from '../import-context.ts'
import { eachCsvRow, type RowContext } from '../read-rows.ts'
import { type Cell, numberCell, oneOf, optionalInteger, RowError, required } from '../row-error.ts'
import { type VictorianAddress, victorianAddress, victorianMethod, victorianMonth } from './victoria-words.ts'

export type VictorianKind = 'house' | 'town-house' | 'apartment'

/** One home sold in Melbourne or about it. */
export interface VictorianSale extends VictorianAddress {
  suburb: string
  /** null where the file does not know it */
  council: string | null
  postcode: string
  kind: VictorianKind
  /** bedrooms of an apartment */
  unitMix: UnitMix
  month: number
  /** Australian dollars */
  price: number
  /** of a house its land, of an apartment its floor */
  areaSqm: number
  builtYear: number | null
  lat: number
  lng: number
}

export const VICTORIA_TITLES = ['Suburb', 'Address', 'Rooms', 'Type', 'Price', 'Method', 'Date', 'Lattitude', 'Longtitude'] as const

const KINDS: Readonly<Record<string, VictorianKind>> = { h: 'house', t: 'town-house', u: 'apartment' }
const AREA_SQM = [20, 100_000] as const
const BEDROOMS_MAX = 5

function mixOf(kind: VictorianKind, rooms: number): UnitMix {
  if (kind !== 'apartment') return 'hse'
  const bedrooms = String(Math.min(BEDROOMS_MAX, rooms))
  return UNIT_MIXES.find((mix) => mix === bedrooms) ?? 'apt'
}

/** The file's own number of square metres, 0 and nothing being unknown. Houses are compared by their land; the land of a building is no measure of a home. */
function areaOf(cell: Cell, kind: VictorianKind): number {
  const column = kind === 'apartment' ? 'BuildingArea' : 'Landsize'
  if (cell(column).trim() === '' || Number(cell(column)) === 0) throw new RowError(column, 'is not stated')
  return numberCell(cell, column, ...AREA_SQM)
}

/** A row; null for a home that was offered and not sold, or sold for a price that is not told. */
export function victorianSale(cell: Cell): VictorianSale | null {
  const method = victorianMethod(required(cell, 'Method'))
  if (method === undefined) throw new RowError('Method', 'is not a known value')
  // the price of a home that was passed in is the highest bid
  if (method !== 'sold' || cell('Price').trim() === '') return null
  const kind = oneOf(cell, 'Type', KINDS)
  const address = victorianAddress(required(cell, 'Address'))
  if (!address) throw new RowError('Address', 'has no number')
  const month = victorianMonth(required(cell, 'Date'))
  if (month === undefined) throw new RowError('Date', 'is not a day')
  const council = cell('CouncilArea').trim()
  return {
    ...address,
    suburb: required(cell, 'Suburb'),
    council: council === '' || council === 'Unavailable' ? null : council,
    kind,
    month,
    postcode: String(Math.round(numberCell(cell, 'Postcode', 3_000, 3_999))),
    unitMix: mixOf(kind, Math.round(numberCell(cell, 'Rooms', 1, 50))),
    price: Math.round(numberCell(cell, 'Price', 10_000, 1_000_000_000)),
    areaSqm: areaOf(cell, kind),
    builtYear: optionalInteger(cell, 'YearBuilt', 1830, 2100),
    lat: numberCell(cell, 'Lattitude', -39.3, -33.9),
    lng: numberCell(cell, 'Longtitude', 140.9, 150.1),
  }
}

/** Streams the sales of the file; rows that cannot be read are reported. */
export const eachVictorianSale = (
  file: RecognisedFile,
  context: RowContext,
  take: (sale: VictorianSale, tally: Tally) => void,
): Promise<void> =>
  eachCsvRow(file, context, (cell, tally) => {
    const sale = victorianSale(cell)
    if (!sale) return undefined
    take(sale, tally)
    return sale.month
  })
