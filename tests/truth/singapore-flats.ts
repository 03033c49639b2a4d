import { basename } from 'node:path'
import type { EditionHome } from './edition.ts'
import { bare, type FileHome, type Place } from './home.ts'
import { eachRow, numberIn, type Table, tablesWith } from './tables.ts'

/** Two geocoders this close agree, metres. */
const AGREED_METRES = 100
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const FLAT_TYPES = ['1 ROOM', '2 ROOM', '3 ROOM', '4 ROOM', '5 ROOM', 'EXECUTIVE', 'MULTI-GENERATION', 'MULTI GENERATION']
const FLOORS = /^(-|B?\d{1,3} TO B?\d{1,3})?$/i
const LEASE_LEFT = /^(\d{1,2}( years?)?)?( ?\d{1,2} months?)?$/

const keyOf = (block: string, street: string) => `flats|${block.toLowerCase()}|${bare(street)}`

/** Whether a postal code is the block's: 560406 of block 406, 190001 of 1; two digits are enough for short numbers. */
export function isOwnPostalCode(block: string, code: string): boolean {
  const [number = ''] = /^\d+/.exec(block) ?? []
  if (number === '' || !/^\d{6}$/.test(code)) return false
  return code.slice(3) === number.padStart(3, '0').slice(-3) || (number.length < 3 && code.slice(4) === number.padStart(2, '0'))
}

/** The block of public flats that an edition's home is. */
export const flatsKey = ({ block, name }: EditionHome): string => keyOf(block ?? '', name.replace(/^Blk \S+ /, ''))

export interface FlatAddress {
  place: Place | null
  postalCode: string | null
}

/** Where the blocks stand. A place counts when the postal code is the block's, or where there is no code and two geocoders agree. */
export function flatAddresses(tables: readonly Table[]): Map<string, FlatAddress> {
  const known = new Map<string, FlatAddress>()
  for (const table of tablesWith(tables, 'block', 'street_name', 'lat', 'lng', 'postal'))
    eachRow(table, (row) => {
      const { block = '', street_name: street = '', postal = '', disagreement_m: apart = '' } = row
      const isOwn = isOwnPostalCode(block, postal)
      const isAgreed = !/^\d{6}$/.test(postal) && apart !== '' && Number(apart) <= AGREED_METRES
      const before = known.get(keyOf(block, street)) ?? { place: null, postalCode: null }
      known.set(keyOf(block, street), {
        place: isOwn || isAgreed ? { lat: Number(row.lat), lng: Number(row.lng) } : before.place,
        postalCode: isOwn ? postal : before.postalCode,
      })
    })
  return known
}

/** Blocks of public flats with their resales, from the resale file and the file of places. Equal rows may be two like flats and count twice. */
export function singaporeFlats(tables: readonly Table[], addresses: ReadonlyMap<string, FlatAddress>): FileHome[] {
  const homes = new Map<string, FileHome>()
  for (const table of tablesWith(tables, 'month', 'town', 'flat_type', 'block', 'street_name', 'floor_area_sqm', 'resale_price'))
    eachRow(table, (row) => {
      const { month = '', flat_type: type = '', block = '', street_name: street = '', town = '', storey_range: floors = '' } = row
      const [price, sqm, leaseFrom] = [numberIn(row.resale_price), numberIn(row.floor_area_sqm), numberIn(row.lease_commence_date)]
      const isWhole = MONTH.test(month) && FLAT_TYPES.includes(type) && block !== '' && street !== '' && town !== ''
      if (!isWhole || !FLOORS.test(floors) || !LEASE_LEFT.test(row.remaining_lease ?? '') || Number.isNaN(price + sqm + leaseFrom)) return
      const key = keyOf(block, street)
      const address = addresses.get(key) ?? { place: null, postalCode: null }
      const home = homes.get(key) ?? {
        key,
        file: basename(table.path),
        segment: 'flats',
        state: '',
        deals: [],
        // every lease of HDB is of 99 years; the first record of a block tells when its began
        facts: { tenure: 'leasehold', leaseYears: 99, leaseFrom, area: town, ...address },
      }
      homes.set(key, home)
      home.facts.area = town
      home.deals.push({
        isRent: false,
        month: Number(month.replace('-', '')),
        day: 0,
        price: Math.round(price),
        sqm,
        kind: type.replace('-', ' '),
        isAside: false,
        isDated: true,
      })
    })
  return [...homes.values()]
}
