import { basename } from 'node:path'
import type { EditionHome } from './edition.ts'
import { bare, type FileHome } from './home.ts'
import { eachRow, numberIn, type Table, tablesWith } from './tables.ts'

const SQFT = 10.7639
const PUBLIC = ['hos', '居屋']
const keyOf = (isPublic: boolean, district: string, estate: string) => `hong-kong|${isPublic}|${bare(district)}|${bare(estate)}`

/** The estate that an edition's home is. */
export const hongKongKey = ({ type_group, name, area }: EditionHome): string => keyOf(type_group === 'public-stack', area, name)

/** Estates of an agency's own records, whose districts are named in English. No deeds are published. */
export function hongKong(tables: readonly Table[]): FileHome[] {
  const homes = new Map<string, FileHome>()
  const seen = new Set<string>()
  for (const table of tablesWith(
    tables,
    'district',
    'estate',
    'address',
    'floor',
    'flat',
    'saleable_area_sqft',
    'price_hkd',
    'date',
    'deal',
    'type',
  ))
    eachRow(table, (row) => {
      const { district = '', estate = '', date = '', floor = '', flat = '', building = '', type = '' } = row
      const [price, sqft] = [numberIn(row.price_hkd), numberIn(row.saleable_area_sqft)]
      if (!/^\d{4}-\d{2}(-\d{2})?$/.test(date) || estate === '' || Number.isNaN(price + sqft)) return
      const key = keyOf(PUBLIC.includes(type), district, estate)
      const same = [key, building, floor, flat, date, price, sqft].join('|')
      if (floor !== '' && flat !== '' && seen.has(same)) return
      seen.add(same)
      const [leaseFrom, leaseYears] = [numberIn(row.lease_from) || null, numberIn(row.lease_years) || null]
      const home = homes.get(key) ?? {
        key,
        file: basename(table.path),
        segment: PUBLIC.includes(type) ? 'public' : 'private',
        state: '',
        deals: [],
        facts: { tenure: 'leasehold', leaseFrom, leaseYears, place: null },
      }
      homes.set(key, home)
      home.facts.leaseFrom ??= leaseFrom
      home.facts.leaseYears ??= leaseYears
      if (row.lat && row.lng) home.facts.place ??= { lat: Number(row.lat), lng: Number(row.lng) }
      home.deals.push({
        isRent: false,
        month: Number(date.slice(0, 7).replace('-', '')),
        day: Number(date.slice(8)),
        price,
        sqm: Math.round((sqft / SQFT) * 100) / 100,
        kind: row.bedrooms ? String(Math.min(5, Number(row.bedrooms))) : 'apt',
        isAside: false,
        isDated: true,
      })
    })
  return [...homes.values()]
}
