import { basename } from 'node:path'
import type { EditionHome } from './edition.ts'
import { bare, type FileDeal, type FileHome, metresApart, type Place } from './home.ts'
import { doubtfulStated, type Stated } from './singapore-places.ts'
import { eachRow, numberIn, type Row, type Table, tablesWith } from './tables.ts'
import { inShort, type ShortForms } from './words.ts'

const SQFT = 10.7639
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
/** A rent's home is that of the name within so many metres. */
const ONE_PROJECT_METRES = 2_000
/** Bedrooms of a size are known from so many rents of it, of which this share agree. */
const RENTS = { least: 3, share: 0.6 }
const NAMELESS = ['residentialapartments', 'landedhousingdevelopment', 'na', '']
const KINDS_OF_RENT = /^(?:non-landed properties|condo|executive condominium)(?: (\d{1,2}) bedroom)?$/i

/** Short forms of Singapore's streets; both sides are written short, so that it does not matter which of them a side has. */
const SHORT: ShortForms = {
  avenue: 'ave',
  bukit: 'bt',
  central: 'ctrl',
  close: 'cl',
  crescent: 'cres',
  drive: 'dr',
  east: 'e',
  garden: 'gdn',
  gardens: 'gdns',
  green: 'grn',
  grove: 'gr',
  heights: 'hts',
  hill: 'hl',
  jalan: 'jln',
  kampong: 'kg',
  link: 'lk',
  lane: 'ln',
  lorong: 'lor',
  mount: 'mt',
  north: 'nth',
  park: 'pk',
  place: 'pl',
  rise: 'ri',
  road: 'rd',
  saint: 'st',
  square: 'sq',
  south: 'sth',
  street: 'st',
  tanjong: 'tg',
  terrace: 'ter',
  upper: 'upp',
  view: 'vw',
  walk: 'wk',
}

const short = (street: string): string => inShort(street, SHORT)

interface Lease {
  tenure: string | null
  leaseYears: number | null
  leaseFrom: number | null
}

/** "Freehold", "99 yrs lease commencing from 2021", "999 years leasehold", "N.A."; undefined for other words. */
function leaseIn(text: string): Lease | undefined {
  if (/^(n\.?a\.?|-)?$/i.test(text)) return { tenure: null, leaseYears: null, leaseFrom: null }
  if (/^freehold$/i.test(text)) return { tenure: 'freehold', leaseYears: null, leaseFrom: null }
  const [, years, from] = /^(\d+) (?:yrs|years) lease(?:hold)?(?: commencing from (\d{4}))?$/i.exec(text) ?? []
  return years === undefined
    ? undefined
    : { tenure: 'leasehold', leaseYears: Number(years), leaseFrom: from === undefined ? null : Number(from) }
}

interface Project extends FileHome {
  name: string
  street: string
  district: number | null
  place: Place | null
  lease: Lease
  /** rents by size in bands of ten square metres: how many of each number of bedrooms */
  rents: Map<number, Map<string, number>>
}

class Projects {
  readonly byName = new Map<string, Project[]>()

  find(name: string, street: string, file: string, isIt: (project: Project) => boolean, nearest?: (project: Project) => number): Project {
    const plain = bare(name)
    const key = NAMELESS.includes(plain) ? `residentialapartments${short(street)}` : plain
    const own = this.byName.get(key) ?? []
    const known = nearest ? [...own].sort((a, b) => nearest(a) - nearest(b))[0] : own.find(isIt)
    if (known && isIt(known)) {
      if (known.street === '') known.street = street
      return known
    }
    const lease = { tenure: null, leaseYears: null, leaseFrom: null }
    const made = {
      key: '',
      file,
      segment: 'private',
      state: '',
      deals: [],
      facts: {},
      name: key,
      street,
      district: null,
      place: null,
      lease,
      rents: new Map(),
    }
    this.byName.set(key, [...own, made])
    return made
  }

  /** One name with another street and another postal district is another project. */
  at(name: string, street: string, district: number, file: string): Project {
    const isIt = (one: Project) => one.district === null || one.district === district || short(one.street) === short(street)
    return this.find(name, street, file, isIt)
  }
}

function readProjects(table: Table, projects: Projects): void {
  eachRow(table, (row) => {
    const lease = leaseIn(row.tenure ?? '')
    const district = numberIn(row.district)
    if (!lease || Number.isNaN(district) || !row['Project Name'] || !row.street) return
    const project = projects.at(row['Project Name'], row.street, district, basename(table.path))
    if (row.lat && row.lon) project.place = { lat: Number(row.lat), lng: Number(row.lon) }
    Object.assign(project, { lease, district })
  })
}

const sqmOfSqft = (row: Row): number => Math.round((numberIn(row.size_sqft) / SQFT) * 10) / 10
const monthIn = (text: string | undefined): number => Number((text ?? '').slice(0, 7).replace('-', ''))

function readRents(table: Table, projects: Projects): void {
  eachRow(table, (row) => {
    const kind = KINDS_OF_RENT.exec(row.room_count_source_text ?? '')
    const place = { lat: Number(row.lat), lng: Number(row.lon) }
    const [sqm, price] = [sqmOfSqft(row), Math.round(numberIn(row.rent_sgd))]
    if (!kind || !row.project || Number.isNaN(sqm + price)) return
    const metres = (one: Project) => (one.place ? metresApart(one.place, place) : ONE_PROJECT_METRES)
    const project = projects.find(row.project, '', basename(table.path), (one) => metres(one) <= ONE_PROJECT_METRES, metres)
    project.place ??= place
    const bedrooms = Number(kind[1] ?? 0)
    if (bedrooms >= 1 && bedrooms <= 5) {
      const band = project.rents.get(Math.floor(sqm / 10)) ?? new Map<string, number>()
      project.rents.set(Math.floor(sqm / 10), band.set(String(bedrooms), (band.get(String(bedrooms)) ?? 0) + 1))
    }
    project.deals.push({ isRent: true, month: monthIn(row.contract_date), day: 0, price, sqm, kind: '', isAside: false, isDated: true })
  })
}

/** The bedrooms that most rents of this size in this project state. */
function bedroomsOf({ rents }: Project, sqm: number): string | null {
  const band = [...(rents.get(Math.floor(sqm / 10)) ?? [])].sort(([a, m], [b, n]) => n - m || Number(a) - Number(b))
  const all = band.reduce((sum, [, n]) => sum + n, 0)
  const [bedrooms, n] = band[0] ?? ['', 0]
  return all >= RENTS.least && n >= all * RENTS.share ? bedrooms : null
}

function readSales(table: Table, projects: Projects): void {
  eachRow(table, (row) => {
    const [, month = '', year = ''] = /^([A-Z][a-z]{2})-(\d{2})$/.exec(row['Sale Date'] ?? '') ?? []
    const lease = leaseIn(row.Tenure ?? '')
    const [gross, nett, sqm, units] = [row['Transacted Price ($)'], row['Nett Price($)'], row['Area (SQM)'], row['Number of Units']].map(
      numberIn,
    )
    const price = Math.round(nett === undefined || Number.isNaN(nett) ? (gross ?? Number.NaN) : nett)
    const district = numberIn(row['Postal District'])
    if (!MONTHS.includes(month) || !lease || sqm === undefined || units === undefined || Number.isNaN(price + sqm + units + district))
      return
    const project = projects.at(row['Project Name'] ?? '', row['Street Name'] ?? '', district, basename(table.path))
    project.district ??= district
    if (project.lease.tenure === null) project.lease = lease
    const isAside = units > 1 || row['Type of Area'] === 'Land'
    project.file = basename(table.path)
    project.deals.push({
      isRent: false,
      month: (2000 + Number(year)) * 100 + MONTHS.indexOf(month) + 1,
      day: 0,
      price,
      sqm,
      kind: (isAside ? null : bedroomsOf(project, sqm)) ?? 'apt',
      isAside,
      isDated: true,
    })
  })
}

const keyOf = (name: string, district: number | null) => `private|${name}|${district ?? ''}`

/** The condominium that an edition's home is. */
export function privateKey({ name, district }: EditionHome): string {
  const [, street] = /^Residential Apartments, (.*)$/.exec(name) ?? []
  const [, number] = /^D(\d\d) /.exec(district ?? '') ?? []
  return keyOf(street === undefined ? bare(name) : `residentialapartments${short(street)}`, number === undefined ? null : Number(number))
}

const contracts = (tables: readonly Table[], scope: string): Table[] =>
  tablesWith(tables, 'contract_date', 'dataset_scope', 'size_sqft', 'project').filter(({ text }) => text.includes(`,${scope},`))

/**
 * Condominiums and apartments: projects, then rents, which state bedrooms, then sales. A place is that of the file of projects, else of the first rent; one that
 * contradicts its address is none. `known` are places that postal codes vouch for.
 */
export function singaporePrivate(tables: readonly Table[], known: readonly Stated[]): FileHome[] {
  const projects = new Projects()
  for (const table of tablesWith(tables, 'Project Name', 'street', 'district', 'tenure', 'lat', 'lon')) readProjects(table, projects)
  for (const table of contracts(tables, 'rental,private')) readRents(table, projects)
  for (const table of tablesWith(tables, 'Project Name', 'Sale Date', 'Type of Area', 'Area (SQM)', 'Tenure')) readSales(table, projects)
  const all = [...projects.byName.values()].flat()
  const stated = all.flatMap((home) => {
    const { place, district, street } = home
    return place === null || district === null ? [] : [{ place, district, street: short(street), home }]
  })
  const doubtful = new Set([...doubtfulStated(stated, known)].map(({ home }) => home))
  return all.map((project) => {
    const { name, district, lease, file, segment, state, deals } = project
    const place = doubtful.has(project) ? null : project.place
    return { key: keyOf(name, district), file, segment, state, deals, facts: { ...lease, place } }
  })
}

const HOUSES: Readonly<Record<string, string>> = {
  terrace: 'terrace',
  'semi-detached': 'semi-detached',
  detached: 'detached',
  'strata terrace': 'strata',
  'strata semi-detached': 'strata',
  'strata detached': 'strata',
}

export const landedKey = ({ name }: Pick<EditionHome, 'name'>): string => `landed|${bare(name)}`

/** Estates of houses. The file says 999 for freehold and for 999 years alike, so the tenure of such land is not told. */
export function singaporeLanded(tables: readonly Table[]): FileHome[] {
  const homes = new Map<string, FileHome & { leases: number[] }>()
  for (const table of contracts(tables, 'sale,landed'))
    eachRow(table, (row) => {
      const kind = HOUSES[row.room_count_source_text ?? '']
      const [sqm, price] = [sqmOfSqft(row), Math.round(numberIn(row.price_sgd))]
      if (kind === undefined || !row.project || Number.isNaN(sqm + price)) return
      const key = landedKey({ name: row.project })
      const place = { lat: Number(row.lat), lng: Number(row.lon) }
      const home = homes.get(key) ?? {
        key,
        file: basename(table.path),
        segment: 'landed',
        state: '',
        deals: [],
        facts: { leaseFrom: null, place },
        leases: [],
      }
      homes.set(key, home)
      if (Number(row.lease_total_years) > 0) home.leases.push(Number(row.lease_total_years))
      const deal: FileDeal = { isRent: false, month: monthIn(row.contract_date), day: 0, price, sqm, kind, isAside: false, isDated: true }
      home.deals.push(deal)
    })
  return [...homes.values()].map(({ leases, ...home }) => {
    const groups = [...Map.groupBy(leases, (years) => years)].sort(([a, m], [b, n]) => n.length - m.length || a - b)
    const leaseYears = groups[0]?.[0] ?? null
    const tenure = leaseYears === null || leaseYears === 999 ? null : 'leasehold'
    return { ...home, facts: { ...home.facts, leaseYears, tenure } }
  })
}
