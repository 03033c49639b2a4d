import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatMonth, monthIndex, monthOfIndex } from '#lib/months.ts'
import { type ErrorGroup, measuredGroups } from '../../valuation/measured-groups.ts'
import { type Guessed, type PointScores, pointScoresOf, type Scores, scoresOf } from '../../valuation/metrics.ts'
import { type NoiseFloor, noiseFloorOf } from '../../valuation/noise-floor.ts'
import { SEGMENTS, type SegmentName } from '../../valuation/segments.ts'
import { TooFewSales } from '../input-file.ts'
import type { ValuedSale } from './tested-sale.ts'

export interface BacktestReport extends Scores {
  kind: string
  from: string
  to: string
  /** all shares and errors but r2 (of 1) and mae (money) are percentages */
  unit: 'percent'
  /** share of the sales asked for that were valued */
  coverage: number
  seconds: number
  /** of the engine that was tested */
  engine: number
  /** day of the test, "2026-11-20" */
  madeOn: string
  /** the same sales by the simple method, see valuation/naive.ts */
  naive: PointScores
  /** what no method can come below, in percent; null where homes are not told apart by building and storey */
  floor: NoiseFloor | null
  byTown: Record<string, Scores>
  byType: Record<string, Scores>
  /** 1 is the cheapest tenth */
  byPriceDecile: Record<string, Scores>
  /** by area and size: what is said of a home's estimate */
  groups: ErrorGroup[]
}

const DECILES = 10

export interface Tested {
  valued: readonly ValuedSale[]
  naive: readonly Guessed[]
  /** number of sales to be valued */
  asked: number
  seconds: number
}

interface Reported {
  kind: SegmentName
  /** months since year 0, the last included */
  from: number
  to: number
  madeOn: string
}

/** Throws {@link TooFewSales} when no sale could be valued. */
export function reportOf({ valued, naive, asked, seconds }: Tested, { kind, from, to, madeOn }: Reported): BacktestReport {
  const all = scoresOf(valued)
  const simple = pointScoresOf(naive)
  if (!all || !simple) throw new TooFewSales(`${kind}: none of ${asked} sales could be valued from those before it`)
  const areaOf = ({ record }: ValuedSale) => (kind === 'private' ? `District ${record.zone}` : record.zone)
  return {
    kind,
    from: formatMonth(monthOfIndex(from)),
    to: formatMonth(monthOfIndex(to)),
    unit: 'percent',
    ...percent(all),
    coverage: round((100 * valued.length) / asked),
    seconds: Math.round(seconds * 10) / 10,
    engine: SEGMENTS[kind].engine,
    madeOn,
    naive: percent(simple),
    floor: kind === 'hdb' ? floorOf(valued) : null,
    byTown: grouped(valued, areaOf),
    byType: grouped(valued, ({ record }) => record.kind),
    byPriceDecile: byDecile(valued),
    // landed sales have no area: their zone is the whole country
    groups: measuredGroups(
      kind,
      valued.map((one) => ({ ...one, area: kind === 'landed' ? null : areaOf(one), areaSqm: one.record.areaSqm })),
    ),
  }
}

/** Of public flats only: their address is the block, and their storey band is published. */
function floorOf(valued: readonly ValuedSale[]): NoiseFloor | null {
  const floor = noiseFloorOf(
    valued.map(({ record: { siteKey, kind, areaSqm, floor: storey, month }, actual }) => ({
      home: [siteKey, kind, areaSqm, storey].join('|'),
      month: monthIndex(month),
      price: actual,
    })),
  )
  return floor && { pairs: floor.pairs, median: round(100 * floor.median), mean: round(100 * floor.mean) }
}

function grouped(valued: readonly ValuedSale[], keyOf: (one: ValuedSale) => string): Record<string, Scores> {
  const groups = new Map<string, ValuedSale[]>()
  for (const one of valued) {
    const list = groups.get(keyOf(one))
    if (list) list.push(one)
    else groups.set(keyOf(one), [one])
  }
  const keys = [...groups.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return scoresByName(keys.map((key) => [key, groups.get(key) ?? []]))
}

function byDecile(valued: readonly ValuedSale[]): Record<string, Scores> {
  const sorted = [...valued].sort((a, b) => a.actual - b.actual || a.order - b.order)
  const deciles = Array.from({ length: DECILES }, (_, d) =>
    sorted.slice(Math.floor((d * sorted.length) / DECILES), Math.floor(((d + 1) * sorted.length) / DECILES)),
  )
  return scoresByName(deciles.map((rows, d) => [`${d + 1}`, rows]))
}

/** The scores of groups that have sales. */
function scoresByName(groups: readonly (readonly [name: string, rows: readonly ValuedSale[]])[]): Record<string, Scores> {
  const found: Record<string, Scores> = {}
  for (const [name, rows] of groups) {
    const scores = scoresOf(rows)
    if (scores) found[name] = percent(scores)
  }
  return found
}

const NOT_SHARES: readonly string[] = ['n', 'r2', 'mae'] satisfies (keyof PointScores)[]

function percent<S extends PointScores>(scores: S): S {
  const shares = Object.entries(scores).map(([name, value]) => [name, NOT_SHARES.includes(name) ? value : round(100 * (value as number))])
  return { ...(Object.fromEntries(shares) as S), r2: Math.round(scores.r2 * 10_000) / 10_000, mae: Math.round(scores.mae) }
}

const round = (value: number): number => Math.round(value * 1000) / 1000

export function writeReport(path: string, report: BacktestReport): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`)
}

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One row per valued sale in input order. */
export function writePredictions(path: string, valued: readonly ValuedSale[]): void {
  mkdirSync(dirname(path), { recursive: true })
  const lines = valued.map(({ actual, estimate, low68, high68, low90, high90, record, effective }) =>
    [
      actual,
      estimate,
      low68,
      high68,
      low90,
      high90,
      formatMonth(record.month),
      quoted(record.zone),
      quoted(record.kind),
      quoted(record.siteKey),
      record.areaSqm,
      effective.toFixed(2),
    ].join(','),
  )
  writeFileSync(path, `${['actual,estimate,low68,high68,low90,high90,month,town,type,site,area_sqm,evidence', ...lines].join('\n')}\n`)
}
