import { serveBuilt } from '../../scripts/serve-built.ts'
import { constantWorker } from './constant-worker.ts'
import { load } from './load.ts'
import { type Row, times } from './report-table.ts'
import { workerdCpuMs } from './workerd.ts'

/** the runtime compiles what is asked for often */
const WARM_UP = 300
const TURNS = 3

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
  const before = workerdCpuMs()
  const { requestsPerSecond, p99 } = await load(url, count, { cookie })
  return { requestsPerSecond, p99, cpuMs: (workerdCpuMs() - before) / count }
}

const cheaper = (a: Cost, b: Cost): Cost => (b.cpuMs < a.cpuMs ? b : a)

/**
 * Requests per second and CPU per request of pages, from what is kept for visitors and rendered for one person, against the constant
 * Worker on `constantPort`. Each page takes its turns with it, and the cheapest turn of both counts: what else runs on a machine only adds.
 */
export async function pageRows(base: string, pages: Record<string, string>, constantPort: number, count: number): Promise<Row[]> {
  const constant = await serveBuilt({ port: constantPort, ...constantWorker() })
  const rows: Row[] = []
  const measure = async (name: string, url: string, limit?: number, cookie?: string) => {
    await load(constant.url, WARM_UP)
    await load(url, WARM_UP, { cookie })
    const turn = async () => [await costOf(constant.url, count), await costOf(url, count, cookie)] as const
    let [baseline, ours] = await turn()
    for (let i = 1; i < TURNS; i += 1) {
      const [a, b] = await turn()
      baseline = cheaper(baseline, a)
      ours = cheaper(ours, b)
    }
    rows.push(...rowsOf(name, ours, baseline, limit))
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
