import { serveBuilt } from '../../scripts/serve-built.ts'
import { constantWorker } from './constant-worker.ts'
import { load } from './load.ts'
import { type Row, times } from './report-table.ts'
import { workerdCpuMs } from './workerd.ts'

/** the runtime compiles what is asked for often */
const WARM_UP = 300

interface Cost {
  requestsPerSecond: number
  cpuMs: number
  p99: number
}

/** Somebody about to register, whose pages are not kept. */
const OWN_PAGE = `phone-proof=${'p'.repeat(43)}`

/** What a page may cost of the CPU of a constant answer: kept, and rendered. */
const LIMITS: Readonly<Record<string, number>> = { home: 12, results: 6, report: 14, small: 4 }
const KEPT_LIMIT = 1.7

async function costOf(url: string, count: number, cookie = ''): Promise<Cost> {
  await load(url, WARM_UP, { cookie })
  const before = workerdCpuMs()
  const { requestsPerSecond, p99 } = await load(url, count, { cookie })
  return { requestsPerSecond, p99, cpuMs: (workerdCpuMs() - before) / count }
}

/** What the constant answer costs, served on the same port. */
export async function constantCost(port: number, count: number): Promise<Cost> {
  const served = await serveBuilt({ port, ...constantWorker() })
  const cost = await costOf(`http://127.0.0.1:${port}/`, count)
  await served.close()
  return cost
}

/** Requests per second and CPU per request of pages against the constant Worker: from what is kept for visitors, and rendered for one person. */
export async function pageRows(base: string, pages: Record<string, string>, constant: Cost, count: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, path] of Object.entries(pages)) {
    rows.push(...rowsOf(`${name}, kept`, await costOf(base + path, count), constant, KEPT_LIMIT))
    rows.push(...rowsOf(`${name}, rendered`, await costOf(base + path, count, OWN_PAGE), constant, LIMITS[name]))
  }
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
