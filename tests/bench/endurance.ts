import { rmSync } from 'node:fs'
import { serveBuilt } from '../../scripts/serve-built.ts'
import type { PageRequest } from '../fixtures/random-requests.ts'
import { ownState } from './bench-state.ts'
import { type Heap, heapGauge } from './heap.ts'
import { eachOf, randomPages } from './random-pages.ts'
import { type Row, times } from './report-table.ts'
import { workerdMemory } from './workerd.ts'

const SEED = 'endurance'
const AT_ONCE = 16
const ADDRESSES = 200
/** every so many-th visitor is somebody, whose page is rendered for him alone */
const RENDERED_EVERY = 20
const FIFTHS = 5
const COLLECTED_EVERY = 1_000
/** the last fifth of the visits may leave so much more than the second */
const GROWTH_MAX = 1.05
/** an isolate has 128, requests included */
const HEAP_MAX_MIB = 112

interface Bounds {
  port: number
  state: string
  visits: number
}

/**
 * Resident memory and heap while kept and rendered pages of all countries and languages are asked for. Every thousand visits all that nobody holds is collected, as
 * the platform does where an isolate comes near its limit and the local runtime does not (docs/operations.md, Memory): what is left is what the application
 * holds. Fails where the last fifth of the visits leaves more of it than the second, or more than the platform has room for. Resident memory is told beside it.
 */
export async function enduranceRows({ port, state, visits }: Bounds): Promise<Row[]> {
  const own = ownState(state)
  const others = new Set(workerdMemory().map(({ pid }) => pid))
  const served = await serveBuilt({ port, state: own, inspectorPort: port + 1 })
  try {
    const base = `http://127.0.0.1:${port}`
    const gauge = await heapGauge(port + 1, () => fetch(`${base}/robots.txt`))
    const addresses = await randomPages(base, ADDRESSES, SEED)
    const resident = () => workerdMemory().find(({ pid, isProxy }) => !others.has(pid) && !isProxy)?.rssMib ?? 0
    const before: number[] = []
    const after: number[] = []
    const heaps: Heap[] = []
    for (let done = 0; done < visits; done += COLLECTED_EVERY) {
      await eachOf(Array.from({ length: COLLECTED_EVERY }), AT_ONCE, (_, at) => visit(base, addresses[(done + at) % ADDRESSES], done + at))
      before.push(resident())
      heaps.push(await gauge.read({ collect: true }))
      after.push(resident())
    }
    gauge.close()
    const sums = heaps.map(({ script, runtime, buffers }) => script + runtime + buffers)
    return [
      judged(row(`MiB of heap after each collection, by fifths of ${visits} visits`, fifthsOf(sums)), fifthsOf(sums)),
      row('MiB resident after each collection, the runtime’s own included', fifthsOf(after)),
      row('MiB resident before it', fifthsOf(before)),
    ]
  } finally {
    await served.close()
    rmSync(own, { recursive: true, force: true })
  }
}

async function visit(base: string, asked: PageRequest | undefined, at: number): Promise<void> {
  const { path, cookie } = asked ?? { path: '/', cookie: '' }
  const somebody = at % RENDERED_EVERY === 0 ? `; phone-proof=${'p'.repeat(43)}` : ''
  const answer = await fetch(base + path, { headers: { accept: 'text/html', cookie: cookie + somebody } })
  await answer.arrayBuffer()
}

const fifthsOf = (values: readonly number[]): number[] =>
  Array.from({ length: FIFTHS }, (_, at) =>
    mean(values.slice(Math.floor((at * values.length) / FIFTHS), Math.floor(((at + 1) * values.length) / FIFTHS))),
  )

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function row(what: string, fifths: number[]): Row {
  const [second = 0, last = 0] = [fifths[1], fifths.at(-1)]
  return {
    what,
    ours: fifths.map((mib) => mib.toFixed(0)).join(' → '),
    baseline: second.toFixed(0),
    ratio: times(last, second),
  }
}

/** The heap is the application's, so it may neither grow nor come near what the platform gives an isolate; what else is resident is the runtime's. */
function judged(of: Row, fifths: readonly number[]): Row {
  const [second = 0, last = 0] = [fifths[1], fifths.at(-1)]
  return { ...of, isBroken: last > GROWTH_MAX * second || last > HEAP_MAX_MIB }
}
