import { availableParallelism } from 'node:os'
import { monthIndex, parseMonth } from '#lib/months.ts'
import { keysOf } from '#lib/records.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { marketSegments, type SegmentName } from '../../valuation/segments.ts'
import { ImportRefused } from '../input-file.ts'

/** The published files that a back-test reads, packed or not. */
export interface BacktestFiles {
  kind: SegmentName
  /** tables; in Australia folders of weekly files */
  sales: string[]
  blocks?: string
  /** of private projects, in Malaysia of schemes */
  projects?: string
  amenities?: string
  localities?: string
}

export interface BacktestOptions extends BacktestFiles {
  /** months since year 0, the last included */
  from: number
  to: number
  /** months between refits */
  refitMonths: number
  threads: number
  json: string
  predictions?: string
}

type PlaceFile = 'blocks' | 'projects' | 'amenities' | 'localities'

interface PlaceFiles {
  may: readonly PlaceFile[]
  must: readonly PlaceFile[]
}

/** The markets that publish sales with an address, and what these are read with besides. */
const PLACE_FILES = {
  SG: { may: ['blocks', 'projects', 'amenities'], must: [] },
  MY: { may: ['projects'], must: [] },
  AU: { may: ['localities'], must: ['localities'] },
} as const satisfies Partial<Record<CountryCode, PlaceFiles>>
type TestedMarket = keyof typeof PLACE_FILES
const MARKETS = keysOf(PLACE_FILES)
const MOST_THREADS = 2
const ONCE_MONTHS = 1200

/** Throws {@link ImportRefused} with the error. */
export function readOptions(values: Given): BacktestOptions {
  const market = marketGiven(values)
  const kind = kindGiven(market, values)
  const files = placeFiles(market, values)
  if (!values.sales?.length) throw new ImportRefused('--sales FILE is missing')
  if (!values.json) throw new ImportRefused('--json OUT is missing')
  const [from, to] = [monthGiven('--from', values.from), monthGiven('--to', values.to)]
  if (to < from) throw new ImportRefused('--to lies before --from')
  const refitMonths = { monthly: 1, quarterly: 3, once: ONCE_MONTHS }[values.refit ?? 'monthly']
  if (!refitMonths) throw new ImportRefused('--refit must be monthly, quarterly or once')
  const threads = values.threads === undefined ? Math.min(MOST_THREADS, availableParallelism()) : Number(values.threads)
  if (!Number.isInteger(threads) || threads < 1) throw new ImportRefused('--threads must be a whole number from 1 up')
  const { sales, json, predictions } = values
  return { kind, sales, ...files, from, to, refitMonths, threads, json, predictions }
}

/** What the command line gives. */
type Given = Partial<
  Record<PlaceFile | 'market' | 'kind' | 'from' | 'to' | 'refit' | 'threads' | 'json' | 'predictions', string> & { sales: string[] }
>

function marketGiven({ market }: Given): TestedMarket {
  const country = MARKETS.find((one) => one === market?.toUpperCase())
  if (!country) throw new ImportRefused(`--market must be one of ${MARKETS.join(', ')}: other markets publish no sales with an address`)
  return country
}

function kindGiven(market: TestedMarket, { kind }: Given): SegmentName {
  const kinds = marketSegments(market)
  const known = kinds.find((one) => one === kind)
  if (!known) throw new ImportRefused(`--kind must be one of ${kinds.join(', ')}`)
  return known
}

function placeFiles(country: TestedMarket, given: Given): Pick<BacktestFiles, PlaceFile> {
  const { may, must }: PlaceFiles = PLACE_FILES[country]
  const { blocks, projects, amenities, localities } = given
  const files = { blocks, projects, amenities, localities }
  for (const [name, path] of Object.entries(files))
    if (path !== undefined && !may.some((one) => one === name)) throw new ImportRefused(`--${name} is of no use for ${country}`)
  for (const name of must) if (!files[name]) throw new ImportRefused(`--${name} FILE is missing`)
  return files
}

function monthGiven(name: string, value: string | undefined): number {
  const month = parseMonth(value ?? '')
  if (month === null) throw new ImportRefused(`${name} must be a month like 2024-08`)
  return monthIndex(month)
}
