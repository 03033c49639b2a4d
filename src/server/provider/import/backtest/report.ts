import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatMonth, monthOfIndex } from '#lib/months.ts'
import { type Scores, scoresOf } from '../../valuation/metrics.ts'
import type { BacktestOptions } from './options.ts'
import type { ValuedSale } from './valued-sale.ts'

export interface BacktestReport extends Scores {
  kind: string
  from: string
  to: string
  /** all shares and errors but r2 (of 1) and mae (money) are percentages */
  unit: 'percent'
  /** share of the sales asked for that were valued */
  coverage: number
  seconds: number
  byTown: Record<string, Scores>
  byType: Record<string, Scores>
  /** 1 is the cheapest tenth */
  byPriceDecile: Record<string, Scores>
}

const DECILES = 10

export function reportOf(valued: readonly ValuedSale[], asked: number, options: BacktestOptions, seconds: number): BacktestReport {
  const all = scoresOf(valued)
  if (!all) throw new Error('nothing was valued')
  const { kind, from, to } = options
  return {
    ...{ kind, from: formatMonth(monthOfIndex(from)), to: formatMonth(monthOfIndex(to)), unit: 'percent' },
    ...percent(all),
    coverage: round((100 * valued.length) / asked),
    seconds: Math.round(seconds * 10) / 10,
    byTown: grouped(valued, ({ record }) => (kind === 'private' ? `District ${record.zone}` : record.zone)),
    byType: grouped(valued, ({ record }) => record.kind),
    byPriceDecile: byDecile(valued),
  }
}

function grouped(valued: readonly ValuedSale[], keyOf: (one: ValuedSale) => string): Record<string, Scores> {
  const groups = new Map<string, ValuedSale[]>()
  for (const one of valued) {
    const list = groups.get(keyOf(one))
    if (list) list.push(one)
    else groups.set(keyOf(one), [one])
  }
  const keys = [...groups.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return Object.fromEntries(keys.map((key) => [key, percent(scoresOf(groups.get(key) ?? []) as Scores)]))
}

function byDecile(valued: readonly ValuedSale[]): Record<string, Scores> {
  const sorted = [...valued].sort((a, b) => a.actual - b.actual || a.order - b.order)
  const deciles = Array.from({ length: DECILES }, (_, d) =>
    sorted.slice(Math.floor((d * sorted.length) / DECILES), Math.floor(((d + 1) * sorted.length) / DECILES)),
  )
  return Object.fromEntries(deciles.flatMap((rows, d) => (rows.length > 0 ? [[`${d + 1}`, percent(scoresOf(rows) as Scores)]] : [])))
}

const SHARES = ['mape', 'mdape', 'within5', 'within10', 'within20', 'medianBias', 'cover68', 'cover90'] as const

function percent(scores: Scores): Scores {
  const shown = { ...scores, r2: Math.round(scores.r2 * 10_000) / 10_000, mae: Math.round(scores.mae) }
  for (const name of SHARES) shown[name] = round(100 * scores[name])
  return shown
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
      ...[actual, estimate, low68, high68, low90, high90, formatMonth(record.month), quoted(record.zone), quoted(record.kind)],
      ...[quoted(record.siteKey), record.areaSqm, effective.toFixed(2)],
    ].join(','),
  )
  writeFileSync(path, `${['actual,estimate,low68,high68,low90,high90,month,town,type,site,area_sqm,evidence', ...lines].join('\n')}\n`)
}
