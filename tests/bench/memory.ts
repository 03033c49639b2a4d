import { serveBuilt } from '../../scripts/serve-built.ts'
import { constantWorker } from './constant-worker.ts'
import { load } from './load.ts'
import { type Row, times } from './report-table.ts'
import { workerdMemory } from './workerd.ts'

const STEP = 1_000
const WARM_UP = 100
/** fewer steps of requests tell nothing of whether the growth ends */
const JUDGED_STEPS = 15

/** What is asked for, each of a server of its own: what grows with all of them is not the work of any. */
const KINDS = {
  'a constant answer': '/robots.txt',
  'a file': '/favicon.svg',
  'four databases': '/healthz',
  'a rendered page': '/',
} as const

interface Course {
  /** resident MiB of the application's process, after each step of requests */
  application: number[]
  /** resident MiB of wrangler's proxy before it, which no deployment has, at the end */
  proxy: number
}

interface Bounds {
  port: number
  state: string
  /** of each kind */
  seconds: number
}

/**
 * How the resident memory of the runtime develops while one kind of answer is asked for: at the start, half-way and at the end, beside that of
 * a Worker that answers a constant (docs/operations.md, Memory). Fails when the second half of many requests adds as much as the first.
 */
export async function memoryRows({ port, state, seconds }: Bounds): Promise<Row[]> {
  const constant = constantWorker()
  const baseline = await course({ port, state: constant.state, seconds }, '/', constant.config)
  const rows: Row[] = []
  for (const [kind, path] of Object.entries(KINDS)) {
    const { application, proxy } = await course({ port, state, seconds }, path)
    const alike = baseline.application.slice(0, application.length)
    const [start, half, end] = stops(application)
    rows.push({
      what: `memory, MiB, over ${(application.length - 1) * STEP} times ${kind} (local proxy: ${proxy.toFixed(0)})`,
      ours: courseText(application),
      baseline: courseText(alike),
      ratio: times(end, stops(alike)[2]),
      isBroken: application.length > JUDGED_STEPS && end - half > half - start,
    })
  }
  return rows
}

const stops = (course: readonly number[]): [start: number, half: number, end: number] => {
  const at = (share: number) => course[Math.floor(share * (course.length - 1))] ?? 0
  return [at(0), at(0.5), at(1)]
}

const courseText = (course: readonly number[]): string =>
  stops(course)
    .map((mib) => mib.toFixed(0))
    .join(' → ')

async function course({ port, state, seconds }: Bounds, path: string, config?: string): Promise<Course> {
  const others = new Set(workerdMemory().map(({ pid }) => pid))
  const served = await serveBuilt({ port, state, config })
  try {
    const url = `http://127.0.0.1:${port}${path}`
    await load(url, WARM_UP)
    const own = () => workerdMemory().filter(({ pid }) => !others.has(pid))
    const rss = (isProxy: boolean) => own().find((one) => one.isProxy === isProxy)?.rssMib ?? 0
    const application = [rss(false)]
    const until = performance.now() + seconds * 1_000
    while (performance.now() < until) {
      await load(url, STEP)
      application.push(rss(false))
    }
    return { application, proxy: rss(true) }
  } finally {
    await served.close()
  }
}
