import { basename } from 'node:path'
import { openPromise } from 'yauzl'
import type { EditionHome } from './edition.ts'
import { bare, type FileHome, metresApart, type Place } from './home.ts'
import { eachRow, filesIn, type Table, tablesWith } from './tables.ts'
import { AUSTRALIAN_STREETS, inShort } from './words.ts'

/** Where the fields of a record B stand (the publisher's fact sheet, format of 2001). */
const B = {
  name: 5,
  unit: 6,
  house: 7,
  street: 8,
  locality: 9,
  postcode: 10,
  area: 11,
  areaUnit: 12,
  contract: 13,
  settlement: 14,
  price: 15,
} as const
const MORE = { nature: 17, saleCode: 21, share: 22, dealing: 23 } as const

const AREA_UNITS: Readonly<Record<string, number>> = { M: 1, H: 10_000 }
const PRICE_LEAST = 10_000
const FIRST_DAY = '20010101'
const ONE_PLACE_METRES = 15_000
const PART_OF_ESTATE = /^(BLOCK|BUILDING|BLDG|TOWER|STAGE|LOT|UNIT|VILLA|CAR ?SPACE|GARAGE|STORAGE)\b/

interface Sold {
  cells: readonly string[]
  legal: string
  /** the day of the week's file, yyyymmdd */
  published: string
  file: string
}

const cell = ({ cells }: Sold, at: number): string => (cells[at] ?? '').trim()

/** The texts of the districts in a week's archive, one at a time. */
async function* textsIn(path: string): AsyncGenerator<{ name: string; text: string }> {
  const archive = await openPromise(path)
  for await (const entry of archive.eachEntry()) {
    if (!/\.dat$/i.test(entry.fileName)) continue
    const chunks: Buffer[] = []
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk)
    yield { name: `${basename(path)}/${entry.fileName}`, text: Buffer.concat(chunks).toString('utf8') }
  }
}

async function soldIn(path: string): Promise<Sold[]> {
  const sold: Sold[] = []
  for await (const { name, text } of textsIn(path)) {
    let published = ''
    for (const line of text.split(/\r?\n/)) {
      const cells = line.split(';')
      if (cells[0] === 'A') published = (cells[3] ?? '').slice(0, 8)
      if (cells[0] === 'B') sold.push({ cells, legal: '', published, file: name })
      const last = sold.at(-1)
      if (cells[0] === 'C' && last) last.legal += cells[5] ?? ''
    }
  }
  return sold
}

const isDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

interface HomeSale {
  kind: 'house' | 'land' | 'unit'
  plan: string | null
  /** 0: not on record */
  sqm: number
  price: number
  day: string
}

/** A record as a sale of one home; null for what is none (decisions 113, 186). */
function homeSaleIn(sold: Sold): HomeSale | null {
  const [, , plan] = /^(?:PT )?([^/]+)\/(SP\d+)/.exec(sold.legal.trim()) ?? []
  const nature = cell(sold, MORE.nature)
  const kind = nature === 'R' ? (plan ? 'unit' : 'house') : nature === 'V' && !plan ? 'land' : null
  const [day, settled] = [cell(sold, B.contract), cell(sold, B.settlement)]
  const written = Number(cell(sold, B.area))
  const area = written === 0 ? 0 : written * (AREA_UNITS[cell(sold, B.areaUnit)] ?? Number.NaN)
  const price = Number(cell(sold, B.price))
  const isOrdinary = ['', '0', '100'].includes(cell(sold, MORE.share)) && ['', 'XA'].includes(cell(sold, MORE.saleCode))
  const areDays = isDay(day) && isDay(settled) && day >= FIRST_DAY && settled >= day && settled <= sold.published
  const hasAddress = cell(sold, B.street) !== '' && cell(sold, B.locality) !== ''
  if (!kind || !isOrdinary || !areDays || !hasAddress || !(price >= PRICE_LEAST) || !(area >= 0)) return null
  return { kind, plan: plan ?? null, sqm: Math.round(area * 10) / 10, price, day }
}

/** The day of a week's file, yyyymmdd, as the header of its first district says. */
async function weekOf(path: string): Promise<string> {
  for await (const text of textsIn(path)) return (text.text.split(';')[3] ?? '').slice(0, 8)
  return ''
}

/** The records that count: of each dealing the first week's, where it is of one property. One week is in memory at a time. */
async function* firstRecords(paths: readonly string[]): AsyncGenerator<Sold> {
  const weeks = await Promise.all(paths.map(async (path) => ({ path, day: await weekOf(path) })))
  weeks.sort((a, b) => Number(a.day) - Number(b.day))
  const known = new Set<string>()
  for (const { path } of weeks) {
    const dealings = Map.groupBy(await soldIn(path), (sold) => cell(sold, MORE.dealing))
    for (const [dealing, own] of dealings) {
      const properties = new Set(
        own.map((sold) => `${[B.unit, B.house, B.street, B.locality].map((at) => cell(sold, at)).join('|')}|${sold.legal}`),
      )
      if (!known.has(dealing) && properties.size === 1) yield* own.slice(0, 1)
    }
    for (const dealing of dealings.keys()) known.add(dealing)
  }
}

/** The point of a suburb by its postcode, or the one of its name where all of that name lie together; boxes have postcodes of their own. */
function suburbPlaces(tables: readonly Table[]): (name: string, postcode: string) => Place | null {
  const places = new Map<string, { postcode: string; place: Place }[]>()
  for (const table of tablesWith(tables, 'postcode', 'locality', 'state', 'lat', 'lng'))
    eachRow(table, ({ postcode = '', locality = '', state, lat, lng }) => {
      if (state !== 'NSW' || postcode.startsWith('1')) return
      const key = locality.toUpperCase()
      places.set(key, [...(places.get(key) ?? []), { postcode, place: { lat: Number(lat), lng: Number(lng) } }])
    })
  return (name, postcode) => {
    const known = places.get(name) ?? []
    const own = known.find((one) => one.postcode === postcode)?.place
    const [first] = known
    if (own || !first) return own ?? null
    return known.every(({ place }) => metresApart(place, first.place) <= ONE_PLACE_METRES) ? first.place : null
  }
}

const suburbOf = (text: string) => bare(text.replace(/ \d{4}$/, ''))

/** The suburb's houses, or the building, that an edition's home is. */
export function newSouthWalesKey({ type_group, name, postal_code, area }: EditionHome): string {
  if (type_group === 'private-land') return `houses|${suburbOf(name)}|${postal_code ?? ''}`
  return `units|${suburbOf(area)}|${inShort(name, AUSTRALIAN_STREETS)}`
}

/**
 * Strata plans, and the houses and land of each suburb. Homes are placed at the point of their suburb. A plan is called by the first name that says something, else
 * by its address; where several of a suburb are called alike the plan's number is part of the name.
 */
export async function newSouthWales(folder: string, tables: readonly Table[]): Promise<FileHome[]> {
  const placeOf = suburbPlaces(tables)
  const homes = new Map<string, FileHome & { suburb: string; plan: string | null; name: string | null; address: string }>()
  for await (const sold of firstRecords(filesIn(folder).filter((path) => /\.zip$/i.test(path)))) {
    const sale = homeSaleIn(sold)
    if (!sale) continue
    const [locality, postcode] = [cell(sold, B.locality), cell(sold, B.postcode)]
    const id = sale.plan ?? `${locality}|${postcode}`
    const home = homes.get(id) ?? {
      key: `houses|${suburbOf(locality)}|${postcode}`,
      file: sold.file,
      segment: sale.plan ? 'units' : 'houses',
      state: 'NSW',
      deals: [],
      facts: { tenure: null, leaseYears: null, leaseFrom: null, place: placeOf(locality, postcode) },
      suburb: suburbOf(locality),
      plan: sale.plan,
      name: null,
      address: `${cell(sold, B.house)} ${cell(sold, B.street)}`.trim(),
    }
    homes.set(id, home)
    const name = cell(sold, B.name)
    if (name !== '' && !PART_OF_ESTATE.test(name)) home.name ??= name
    home.deals.push({
      isRent: false,
      month: Number(sale.day.slice(0, 6)),
      day: Number(sale.day.slice(6)),
      price: sale.price,
      sqm: sale.sqm,
      kind: sale.kind,
      isAside: sale.kind === 'land' || sale.sqm === 0,
      isDated: true,
    })
  }
  const plans = [...homes.values()].filter(({ plan }) => plan !== null)
  const calledAs = ({ suburb, name, address }: (typeof plans)[number]) => `units|${suburb}|${inShort(name ?? address, AUSTRALIAN_STREETS)}`
  for (const [key, own] of Map.groupBy(plans, calledAs))
    for (const home of own) home.key = own.length > 1 ? `${key}${bare(home.plan ?? '')}` : key
  return [...homes.values()].map(({ key, file, segment, state, deals, facts }) => ({ key, file, segment, state, deals, facts }))
}
