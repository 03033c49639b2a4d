import type { CsvRow } from '../csv-rows.ts'
import type { Cell } from '../row-error.ts'

interface OpenColumn {
  /** the publisher's name */
  title: string
  /** its spellings: lower-case letters and digits alone */
  keys: readonly string[]
  /** the residential extract of a state has neither roads nor levels */
  mayLack?: true
}

const LAND = 'Land/Parcel Area'
const FLOOR = 'Main Floor Area'
export const LAND_UNIT = 'Land/Parcel Area Unit'
export const FLOOR_UNIT = 'Main Floor Area Unit'

/**
 * The columns of NAPIC's open transactions as the publisher names them. The publisher pads some names with blanks, calls both units of area
 * "Unit", each behind its area, and has called the land's area "Land Area"; the order of the columns is free.
 */
const OPEN_COLUMNS: readonly OpenColumn[] = [
  { title: 'Property Type', keys: ['propertytype'] },
  { title: 'District', keys: ['district'] },
  { title: 'Mukim', keys: ['mukim'] },
  { title: 'Scheme Name/Area', keys: ['schemenamearea', 'schemename'] },
  { title: 'Road Name', keys: ['roadname'], mayLack: true },
  { title: 'Month, Year of Transaction Date', keys: ['monthyearoftransactiondate', 'transactiondate'] },
  { title: 'Tenure', keys: ['tenure'] },
  { title: LAND, keys: ['landparcelarea', 'landarea'] },
  { title: FLOOR, keys: ['mainfloorarea'] },
  { title: 'Unit Level', keys: ['unitlevel'], mayLack: true },
  { title: 'Transaction Price', keys: ['transactionprice'] },
]

/** The columns that a file of open transactions must have, by the names of the publisher. */
export const OPEN_TITLES: readonly string[] = OPEN_COLUMNS.filter(({ mayLack }) => !mayLack).map(({ title }) => title)

const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Where the columns stand, by the publisher's names; the units by the names of their areas. One unit alone is that of both areas. null when a
 * column is missing.
 */
export function openColumns(names: readonly string[]): ReadonlyMap<string, number> | null {
  const keys = names.map(keyOf)
  const places = new Map<string, number>()
  for (const column of OPEN_COLUMNS) {
    const place = Math.max(...column.keys.map((key) => keys.indexOf(key)))
    if (place >= 0) places.set(column.title, place)
    else if (!column.mayLack) return null
  }
  const unitBehind = (area: string) => {
    const place = (places.get(area) ?? -1) + 1
    return keys[place] === 'unit' ? place : undefined
  }
  const [land, floor] = [unitBehind(LAND), unitBehind(FLOOR)]
  const [landUnit, floorUnit] = [land ?? floor, floor ?? land]
  if (landUnit !== undefined) places.set(LAND_UNIT, landUnit)
  if (floorUnit !== undefined) places.set(FLOOR_UNIT, floorUnit)
  return places
}

/** Reads the cells of a row by the publisher's names. A lone dash is an empty cell. */
export const cellsOf =
  (row: Pick<CsvRow, 'at'>, places: ReadonlyMap<string, number>): Cell =>
  (column) => {
    const text = row.at(places.get(column) ?? -1).trim()
    return text === '-' ? '' : text
  }
