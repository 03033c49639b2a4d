import { basename } from 'node:path'
import type { EditionHome } from './edition.ts'
import { bare, type FileHome, metresApart, type Place } from './home.ts'
import { eachRow, numberIn, type Table, tablesWith } from './tables.ts'
import { inShort, type ShortForms } from './words.ts'

/** How NAPIC shortens names of places. */
const NAMES: ShortForms = {
  bandar: 'bdr',
  batu: 'bt',
  bukit: 'bkt',
  jalan: 'jln',
  kampung: 'kg',
  kpg: 'kg',
  kuala: 'k',
  lorong: 'lrg',
  padang: 'pdg',
  pekan: 'pkn',
  persiaran: 'psn',
  seksyen: 'sek',
  sungai: 'sg',
  taman: 'tmn',
  tanjung: 'tg',
  telok: 'tk',
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const UNITS: Readonly<Record<string, number>> = { sqm: 1, metersquare: 1, sqft: 1 / 10.7639, hectare: 10_000, hectares: 10_000, ha: 10_000 }
const sqmOf = (area: string | undefined, unit = ''): number => Math.round(numberIn(area) * (UNITS[bare(unit)] ?? 1) * 100) / 100

const ONE_SCHEME_METRES = 1_000
const HIGH_RISE = ['condominiumapartment', 'serviceapartment', 'flat', 'lowcostflat']
const KINDS_OF_HOUSE: Readonly<Record<string, string>> = {
  terraced: 'terrace',
  detached: 'detached',
  'semi-detached': 'semi-detached',
  'cluster house': 'cluster',
  'town house': 'town',
  'low-cost house': 'terrace',
}

/** What is compared with what: a flat, or a kind of house; undefined for what is no home. */
function kindIn(type: string): string | undefined {
  if (HIGH_RISE.includes(bare(type))) return 'flat'
  return KINDS_OF_HOUSE[type.toLowerCase().replace(/^\d - \d 1\/2 storey /, '')]
}

const keyOf = (district: string, isHouse: boolean, scheme: string) => `malaysia|${bare(district)}|${isHouse}|${inShort(scheme, NAMES)}`

/** The scheme that an edition's home is. */
export const malaysiaKey = ({ type_group, name, district }: EditionHome): string =>
  keyOf(district ?? '', type_group === 'private-land', name)

/** Points of schemes by name; null for a name whose points lie apart. */
function schemePlaces(tables: readonly Table[]): Map<string, Place | null> {
  const places = new Map<string, Place | null>()
  for (const table of tablesWith(tables, 'Scheme Name/Area', 'Lat', 'Long'))
    eachRow(table, (row) => {
      const name = inShort(row['Scheme Name/Area'] ?? '', NAMES)
      const place = { lat: Number(row.Lat), lng: Number(row.Long) }
      const known = places.get(name)
      if (known === undefined) places.set(name, place)
      else if (known && metresApart(known, place) > ONE_SCHEME_METRES) places.set(name, null)
    })
  return places
}

const most = <T>(values: readonly T[]): T | null => {
  const groups = [...Map.groupBy(values, (value) => value)]
  return groups.reduce<[T, T[]] | null>((best, own) => (best && best[1].length >= own[1].length ? best : own), null)?.[0] ?? null
}

/**
 * Schemes of the open transactions (comma-separated, in one unit of area): one name in one district, houses apart from homes in buildings. Houses are compared by
 * their land. The tenure of most sales is the scheme's. A name that stands in several districts is placed by their towns, which no file tells: it is not compared.
 */
function namedSchemes(tables: readonly Table[]): FileHome[] {
  const places = schemePlaces(tables)
  const homes = new Map<string, FileHome & { tenures: string[]; scheme: string }>()
  const districts = new Map<string, Set<string>>()
  for (const table of tablesWith(
    tables,
    'Property Type',
    'District',
    'Mukim',
    'Scheme Name/Area',
    'Month, Year of Transaction Date',
    'Tenure',
  ))
    eachRow(table, (row) => {
      const kind = kindIn(row['Property Type'] ?? '')
      const [monthName = '', year = ''] = (row['Month, Year of Transaction Date'] ?? '').toLowerCase().split(/[\s,-]+/)
      // each unit stands behind its area; one alone is that of both
      const [landUnit, floorUnit] = [row.Unit || row['Unit 2'], row['Unit 2'] || row.Unit]
      const land = sqmOf(row['Land/Parcel Area'] ?? row['Land Area'], landUnit)
      const floor = sqmOf(row['Main Floor Area'], floorUnit)
      const price = Math.round(numberIn((row['Transaction Price'] ?? '').replace(/^RM\s*/i, '')))
      const isHouse = kind !== 'flat'
      const sqm = isHouse && land > 0 ? land : floor > 0 ? floor : land
      const areSizes = [land, floor].every((size) => !(size > 0) || (size >= 20 && size <= 1_000_000))
      const isWhole = MONTHS.includes(monthName) && /^\d{4}$/.test(year) && row.District && row['Scheme Name/Area'] && row.Mukim && sqm > 0
      if (kind === undefined || !isWhole || !areSizes || !(price >= 1_000)) return
      const district = row.District ?? ''
      const key = keyOf(district, isHouse, row['Scheme Name/Area'] ?? '')
      const scheme = inShort(row['Scheme Name/Area'] ?? '', NAMES)
      districts.set(scheme, (districts.get(scheme) ?? new Set<string>()).add(district))
      const home = homes.get(key) ?? {
        key,
        file: basename(table.path),
        segment: isHouse ? 'houses' : 'flats',
        state: '',
        deals: [],
        facts: { leaseYears: null, leaseFrom: null },
        tenures: [],
        scheme,
      }
      homes.set(key, home)
      home.tenures.push((row.Tenure ?? '').toLowerCase())
      const month = Number(year) * 100 + MONTHS.indexOf(monthName) + 1
      home.deals.push({ isRent: false, month, day: 0, price, sqm, kind, isAside: false, isDated: true })
    })
  return [...homes.values()].map(({ tenures, scheme, ...home }) => {
    const place = (districts.get(scheme)?.size ?? 0) > 1 ? {} : { place: places.get(scheme) ?? null }
    return { ...home, facts: { ...home.facts, ...place, tenure: most(tenures) } }
  })
}

/** What the sample's property types are called; others are no homes. */
const TITLES: Readonly<Record<string, string>> = {
  'condominium/apartment': 'Condominiums and apartments',
  'service apartment': 'Serviced apartments',
  flat: 'Flats',
  'low-cost flat': 'Low-cost flats',
  terraced: 'Terrace houses',
  'semi-detached': 'Semi-detached houses',
  detached: 'Detached houses',
  'cluster house': 'Cluster houses',
  'town house': 'Town houses',
  'low-cost house': 'Low-cost houses',
}

type NamelessHome = FileHome & { tenures: string[] }

/** Homes of one kind in one district: rows that name no scheme and no month. They are counted, and in no figure of months; a row of an impossible price is none. */
function namelessHomes(tables: readonly Table[]): FileHome[] {
  const homes = new Map<string, NamelessHome>()
  for (const table of tablesWith(tables, 'property_type', 'district', 'land_m2', 'property_m2', 'year', 'freehold', 'price_m2'))
    eachRow(table, (row) => {
      const type = (row.property_type ?? '').toLowerCase()
      const title = TITLES[type.replace(/^\d - \d 1\/2 storey /, '')]
      const [land, sqm, perSqm] = [numberIn(row.land_m2), numberIn(row.property_m2), numberIn(row.price_m2)]
      if (title === undefined || !(land >= 20 && sqm >= 20 && perSqm >= 100 && perSqm <= 30_000)) return
      const [district = '', isHouse] = [row.district, kindIn(type) !== 'flat']
      const key = keyOf(district, isHouse, `${title}, ${district}`)
      const facts = { leaseYears: null, leaseFrom: null, place: null }
      const made: NamelessHome = {
        key,
        file: basename(table.path),
        segment: isHouse ? 'houses' : 'flats',
        state: '',
        deals: [],
        facts,
        tenures: [],
      }
      const home = homes.get(key) ?? made
      homes.set(key, home)
      home.tenures.push(row.freehold === '1' ? 'freehold' : 'leasehold')
      const month = Number(row.year) * 100 + 6
      const price = Math.round(perSqm * Math.round(sqm * 100)) / 100
      home.deals.push({ isRent: false, month, day: 0, price, sqm, kind: title, isAside: true, isDated: false })
    })
  return [...homes.values()].map(({ tenures, ...home }) => ({ ...home, facts: { ...home.facts, tenure: most(tenures) } }))
}

export const malaysia = (tables: readonly Table[]): FileHome[] => [...namedSchemes(tables), ...namelessHomes(tables)]
