import { basename } from 'node:path'
import type { EditionHome } from './edition.ts'
import { bare, type FileHome, type Place } from './home.ts'
import { eachRow, numberIn, type Table, tablesWith } from './tables.ts'
import { AUSTRALIAN_STREETS, inShort } from './words.ts'

const BEDROOMS_MOST = 5
const keyOf = (suburb: string, street: string, house: string) =>
  `victoria|${bare(suburb)}|${inShort(street, AUSTRALIAN_STREETS)}|${bare(house)}`

/** The street of houses, or the building, that an edition's home is. */
export function victoriaKey({ type_group, street, block }: EditionHome): string {
  const at = street.lastIndexOf(', ')
  return keyOf(street.slice(at + 2).replace(/ \d{4}$/, ''), street.slice(0, at), type_group === 'private-stack' ? (block ?? '') : '')
}

/** Buildings, and the houses of a street in a suburb: what was sold (S, SP, SA) for a price that is told, with the area that it is compared by. */
export function victoria(tables: readonly Table[]): FileHome[] {
  const homes = new Map<string, FileHome & { places: Place[] }>()
  for (const table of tablesWith(tables, 'Suburb', 'Address', 'Rooms', 'Type', 'Price', 'Method', 'Date', 'Lattitude', 'Longtitude'))
    eachRow(table, (row) => {
      const [, house = '', street = ''] = /^(?:[\w-]+\s*\/\s*)?(\d+[a-z]?(?:-\d+[a-z]?)?)\s+(\S.*)$/i.exec(row.Address ?? '') ?? []
      const [, , month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(row.Date ?? '')?.map(Number) ?? []
      const isBuilding = row.Type === 'u'
      const [price, sqm] = [Math.round(numberIn(row.Price)), numberIn(isBuilding ? row.BuildingArea : row.Landsize)]
      const isSold = ['S', 'SP', 'SA'].includes(row.Method ?? '') && ['h', 't', 'u'].includes(row.Type ?? '')
      if (!isSold || house === '' || month === undefined || year === undefined || Number.isNaN(price) || !(sqm >= 20 && sqm <= 100_000))
        return
      const key = keyOf(row.Suburb ?? '', street, isBuilding ? house : '')
      const home = homes.get(key) ?? {
        key,
        file: basename(table.path),
        segment: isBuilding ? 'units' : 'houses',
        state: 'VIC',
        deals: [],
        facts: { tenure: null, leaseYears: null, leaseFrom: null, area: row.Suburb ?? '' },
        places: [],
      }
      homes.set(key, home)
      home.places.push({ lat: Number(row.Lattitude), lng: Number(row.Longtitude) })
      home.deals.push({
        isRent: false,
        month: year * 100 + month,
        day: Number((row.Date ?? '').split('/')[0]),
        price,
        sqm,
        kind: isBuilding ? String(Math.min(BEDROOMS_MOST, Number(row.Rooms))) : 'house',
        isAside: false,
        isDated: true,
      })
    })
  return [...homes.values()].map(({ places, ...home }) => {
    const mean = (of: (place: Place) => number) =>
      Math.round((places.reduce((sum, place) => sum + of(place), 0) / places.length) * 1e6) / 1e6
    return { ...home, facts: { ...home.facts, place: { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) } } }
  })
}
