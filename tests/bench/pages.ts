import { ROOT } from '../../scripts/run.ts'
import { serveBuilt } from '../../scripts/serve-built.ts'
import { load } from './load.ts'
import { type Row, times } from './report-table.ts'
import { workerdCpuMs } from './workerd.ts'

const WARM_UP = 100

interface Cost {
  requestsPerSecond: number
  cpuMs: number
  p99: number
}

async function costOf(url: string, count: number): Promise<Cost> {
  await load(url, WARM_UP)
  const before = workerdCpuMs()
  const { requestsPerSecond, p99 } = await load(url, count)
  return { requestsPerSecond, p99, cpuMs: (workerdCpuMs() - before) / count }
}

/** The yardstick: a Worker that answers a constant page, served the same way on the same port. */
export async function constantWorker(port: number, count: number): Promise<Cost> {
  const served = await serveBuilt({
    port,
    config: `${ROOT}/tests/bench/constant-worker/wrangler.json`,
    state: `${ROOT}/.wrangler/bench-constant`,
  })
  const cost = await costOf(`http://127.0.0.1:${port}/`, count)
  await served.close()
  return cost
}

/** Requests per second and CPU per request of server-rendered pages against the constant Worker. */
export async function pageRows(base: string, pages: Record<string, string>, constant: Cost, count: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, path] of Object.entries(pages)) {
    const cost = await costOf(base + path, count)
    rows.push(
      {
        what: `${name}: requests per second`,
        ours: cost.requestsPerSecond.toFixed(0),
        yardstick: constant.requestsPerSecond.toFixed(0),
        ratio: times(cost.requestsPerSecond, constant.requestsPerSecond),
      },
      {
        what: `${name}: CPU per request, ms (p99 wait ${cost.p99.toFixed(0)} ms)`,
        ours: cost.cpuMs.toFixed(2),
        yardstick: constant.cpuMs.toFixed(2),
        ratio: times(cost.cpuMs, constant.cpuMs),
      },
    )
  }
  return rows
}
