import { serveBuilt } from '../../scripts/serve-built.ts'
import { constantWorker } from './constant-worker.ts'
import { load } from './load.ts'
import { type Row, times } from './report-table.ts'
import { workerdCpuMs } from './workerd.ts'

/** the runtime compiles what is asked for often */
const WARM_UP = 300
const TURNS = 3
/** A constant answer takes so little that a turn of it lasts too short to be measured well. */
const BASELINE_SHARE = 3

interface Cost {
  requestsPerSecond: number
  cpuMs: number
  p99: number
}

/** Somebody about to register, whose pages are not kept. */
const OWN_PAGE = `phone-proof=${'p'.repeat(43)}`

/** What a page may cost of the CPU of a constant answer: rendered, and kept. */
const LIMITS: Readonly<Record<string, number>> = { home: 12, results: 6.6, report: 14, small: 4 }
const KEPT_LIMIT = 1.87

async function costOf(url: string, count: number, cookie = ''): Promise<Cost> {
  const before = workerdCpuMs()
  const { requestsPerSecond, p99 } = await load(url, count, { cookie })
  return { requestsPerSecond, p99, cpuMs: (workerdCpuMs() - before) / count }
}

const mean = (costs: readonly Cost[]): Cost => {
  const of = (figure: keyof Cost) => costs.reduce((sum, cost) => sum + cost[figure], 0) / costs.length
  return { requestsPerSecond: of('requestsPerSecond'), p99: of('p99'), cpuMs: of('cpuMs') }
}

/**
 * Requests per second and CPU per request of pages, from what is kept for visitors and rendered for one person, against the constant
 * Worker on `constantPort`. Each page takes its turns with it, so the machine's own changes meet both.
 */
export async function pageRows(base: string, pages: Record<string, string>, constantPort: number, count: number): Promise<Row[]> {
  const constant = await serveBuilt({ port: constantPort, ...constantWorker() })
  await load(constant.url, WARM_UP)
  const rows: Row[] = []
  const measure = async (name: string, url: string, limit?: number, cookie?: string) => {
    await load(url, WARM_UP, { cookie })
    const ours: Cost[] = []
    const baseline: Cost[] = []
    for (let i = 0; i < TURNS; i += 1) {
      baseline.push(await costOf(constant.url, BASELINE_SHARE * count))
      ours.push(await costOf(url, count, cookie))
    }
    rows.push(...rowsOf(name, mean(ours), mean(baseline), limit))
  }
  for (const [name, path] of Object.entries(pages)) {
    await measure(`${name}, kept`, base + path, KEPT_LIMIT)
    await measure(`${name}, rendered`, base + path, LIMITS[name], OWN_PAGE)
  }
  await constant.close()
  return rows
}

const rowsOf = (name: string, cost: Cost, constant: Cost, limit = Number.POSITIVE_INFINITY): Row[] => [
  {
    what: `${name}: requests per second`,
    ours: cost.requestsPerSecond.toFixed(0),
    baseline: constant.requestsPerSecond.toFixed(0),
    ratio: times(cost.requestsPerSecond, constant.requestsPerSecond),
  },
  {
    what: `${name}: CPU per request, ms (p99 wait ${cost.p99.toFixed(0)} ms)`,
    ours: cost.cpuMs.toFixed(2),
    baseline: constant.cpuMs.toFixed(2),
    ratio: times(cost.cpuMs, constant.cpuMs),
    isBroken: cost.cpuMs > limit * constant.cpuMs,
  },
]
