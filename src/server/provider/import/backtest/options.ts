import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { monthIndex, parseMonth } from '#lib/months.ts'
import { ImportRefused, messageOf } from '../input-file.ts'
import type { SaleKind } from './sg-sales.ts'

/** The published files that a back-test reads, packed or not. */
export interface BacktestFiles {
  kind: SaleKind
  sales: string[]
  blocks?: string
  projects?: string
  amenities?: string
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

export const USAGE = `npm run valuation:backtest -- --market SG --kind hdb|private|landed --sales FILE [--sales FILE …]
  [--blocks FILE] [--projects FILE] [--amenities FILE] --from YYYY-MM --to YYYY-MM
  [--refit monthly|quarterly|once] [--threads N] --json OUT [--predictions CSV]`

const KINDS: readonly SaleKind[] = ['hdb', 'private', 'landed']
const MOST_THREADS = 2
const ONCE_MONTHS = 1200

/** Reads the command line; throws {@link ImportRefused} with the error. */
export function readOptions(args: readonly string[]): BacktestOptions {
  const values = parse(args)
  if (values.market?.toUpperCase() !== 'SG') throw new ImportRefused('--market must be SG: other markets publish no sales with an address')
  const kind = KINDS.find((one) => one === values.kind)
  if (!kind) throw new ImportRefused(`--kind must be one of ${KINDS.join(', ')}`)
  if (!values.sales?.length) throw new ImportRefused('--sales FILE is missing')
  if (!values.json) throw new ImportRefused('--json OUT is missing')
  const [from, to] = [monthGiven('--from', values.from), monthGiven('--to', values.to)]
  if (to < from) throw new ImportRefused('--to lies before --from')
  const refitMonths = { monthly: 1, quarterly: 3, once: ONCE_MONTHS }[values.refit ?? 'monthly']
  if (!refitMonths) throw new ImportRefused('--refit must be monthly, quarterly or once')
  const threads = values.threads === undefined ? Math.min(MOST_THREADS, availableParallelism()) : Number(values.threads)
  if (!Number.isInteger(threads) || threads < 1) throw new ImportRefused('--threads must be a whole number from 1 up')
  const { sales, blocks, projects, amenities, json, predictions } = values
  return { kind, sales, blocks, projects, amenities, from, to, refitMonths, threads, json, predictions }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...{ market: text, kind: text, sales: { type: 'string', multiple: true }, blocks: text, projects: text, amenities: text },
        ...{ from: text, to: text, refit: text, threads: text, json: text, predictions: text },
      },
    })
    return values
  } catch (error) {
    throw new ImportRefused(messageOf(error))
  }
}

function monthGiven(name: string, value: string | undefined): number {
  const month = parseMonth(value ?? '')
  if (month === null) throw new ImportRefused(`${name} must be a month like 2024-08`)
  return monthIndex(month)
}
