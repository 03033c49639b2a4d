import type { Edition, EditionHome } from './edition.ts'
import { lastMonths, strangeSales, toldByFiles } from './figures.ts'
import { bare, type FileHome, placeText, type Told } from './home.ts'

/** What the files of a market say, and how a home of the edition is found among it. */
export interface MarketFiles {
  homes: FileHome[]
  /** the key by which a home of the edition stands among the files' homes */
  keyOf: (home: EditionHome) => string
  /** rules that were applied to the files */
  notes: readonly string[]
}

export interface Difference {
  name: string
  what: string
  files: string
  edition: string
  file: string
}

export interface Comparison {
  /** how often each thing was compared, and how often it differed */
  counts: Map<string, { compared: number; differ: number }>
  differences: Difference[]
  homes: number
}

/** What is compared, in the words of the table. */
const SAID = {
  newestMonth: 'newest sale, month',
  newestPrice: 'newest sale, price',
  n: 'number of sales',
  psfN: 'sales of twelve months',
  psfMedian: 'median per sqft',
  sqmMin: 'smallest home',
  sqmMax: 'largest home',
  tenure: 'tenure',
  leaseYears: 'years of the lease',
  leaseFrom: 'beginning of the lease',
  area: 'area',
  postalCode: 'postal code',
  place: 'position of the address',
} as const satisfies Record<keyof Told, string>

const FOUND = 'stands in the files'
const WHOLE_HOMES = 'whole market: homes with sales'
const WHOLE_SALES = 'whole market: sales'

/** Equal to nine digits: both sides add the same numbers in different orders. */
const isSame = (a: string | number | null | undefined, b: string | number | null | undefined): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a)) : a === b

function toldByEdition(home: EditionHome): Told {
  return {
    newestMonth: home.last_sale_month,
    newestPrice: home.last_sale_price,
    n: home.sale_count,
    psfN: home.psf_n,
    psfMedian: home.psf_median,
    sqmMin: home.area_sqm_min,
    sqmMax: home.area_sqm_max,
    tenure: home.tenure,
    leaseYears: home.tenure_years,
    leaseFrom: home.lease_start_year,
    // suburbs of one name in several states carry their postcode
    area: bare(home.area.replace(/ \d{4}$/, '')),
    postalCode: home.postal_code,
    place: placeText(home.lat === null || home.lng === null ? null : { lat: home.lat, lng: home.lng }),
  }
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` homes, each as likely as any other. */
function drawn(homes: readonly EditionHome[], count: number, random: () => number): EditionHome[] {
  const rest = [...homes]
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(Math.floor(random() * rest.length), 1)).flat()
}

/** Compares `sample` homes of an edition, drawn by `seed`, with what the files say of them, and the number of homes and sales of the whole market. */
export function compareWithFiles(edition: Edition, files: MarketFiles, { sample, seed }: { sample: number; seed: number }): Comparison {
  const [strange, lastOf] = [strangeSales(files.homes), lastMonths(files.homes)]
  const byKey = new Map(files.homes.map((home) => [home.key, home]))
  const result: Comparison = { counts: new Map(), differences: [], homes: 0 }
  const put = (name: string, what: string, said: unknown, told: unknown, file: string) => {
    const count = result.counts.get(what) ?? { compared: 0, differ: 0 }
    result.counts.set(what, count)
    count.compared++
    const [a, b] = [said, told].map((one) => (typeof one === 'number' || typeof one === 'string' ? one : null))
    if (isSame(a, b)) return
    count.differ++
    result.differences.push({ name, what, files: String(a), edition: String(b), file })
  }
  for (const home of drawn(edition.homes, sample, seeded(seed))) {
    result.homes++
    const own = byKey.get(files.keyOf(home))
    put(home.name, FOUND, true.toString(), (own !== undefined).toString(), own?.file ?? '')
    if (!own) continue
    const { place, area, ...facts } = own.facts
    const said: Partial<Told> = { ...toldByFiles(own, strange, lastOf(own)), ...facts }
    if (area !== undefined) said.area = bare(area)
    if (place !== undefined) said.place = placeText(place)
    // sizes of a home without a sale that counts come from its rents, which are bands
    if (said.sqmMin === null) for (const size of ['sqmMin', 'sqmMax'] as const) delete said[size]
    const told = toldByEdition(home)
    for (const what of TOLD) if (said[what] !== undefined) put(home.name, SAID[what], said[what], told[what], own.file)
  }
  const sold = files.homes.filter(({ deals }) => deals.some(({ isRent }) => !isRent))
  put('', WHOLE_HOMES, sold.length, edition.homes.length, '')
  const sales = sold.reduce((sum, { deals }) => sum + deals.filter(({ isRent }) => !isRent).length, 0)
  put(
    '',
    WHOLE_SALES,
    sales,
    edition.homes.reduce((sum, { sale_count }) => sum + sale_count, 0),
    '',
  )
  return result
}

const TOLD: readonly (keyof Told)[] = [
  'newestMonth',
  'newestPrice',
  'n',
  'psfN',
  'psfMedian',
  'sqmMin',
  'sqmMax',
  'tenure',
  'leaseYears',
  'leaseFrom',
  'area',
  'postalCode',
  'place',
]
