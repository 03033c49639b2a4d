import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { TEMP_PREFIX } from '../../scripts/run-temp.ts'
import { serveBuilt } from '../../scripts/serve-built.ts'
import { type Heap, heapOf } from './heap.ts'
import { eachOf, randomPages } from './random-pages.ts'
import type { Row } from './report-table.ts'
import { workerdMemory } from './workerd.ts'

const SEED = 'endurance'
const AT_ONCE = 4
const ADDRESSES = 400
/** every so many-th visitor is somebody, whose page is rendered for him alone */
const RENDERED_EVERY = 20
const FIFTHS = 5
/** the last fifth of the visits may hold so much more than the second */
const GROWTH_MAX = 1.05

interface Bounds {
  port: number
  state: string
  visits: number
}

/**
 * Resident memory and heap while kept and rendered pages of all countries and languages are asked for: the mean of each fifth of the visits. Fails where the last
 * fifth is above the second. What is left after everything has been collected tells what the application holds.
 */
export async function enduranceRows({ port, state, visits }: Bounds): Promise<Row[]> {
  const own = mkdtempSync(join(tmpdir(), TEMP_PREFIX))
  cpSync(state, own, { recursive: true, filter: (path) => !path.includes(`${sep}cache${sep}`) })
  const others = new Set(workerdMemory().map(({ pid }) => pid))
  const served = await serveBuilt({ port, state: own, inspectorPort: port + 1 })
  try {
    const base = `http://127.0.0.1:${port}`
    const addresses = await randomPages(base, ADDRESSES, SEED)
    const resident = () => workerdMemory().find(({ pid, isProxy }) => !others.has(pid) && !isProxy)?.rssMib ?? 0
    const seen: number[] = []
    const heaps: Heap[] = []
    await eachOf(Array.from({ length: visits }), AT_ONCE, async (_, at) => {
      const { path, cookie } = addresses[at % ADDRESSES] ?? { path: '/', cookie: '' }
      const somebody = at % RENDERED_EVERY === 0 ? `; phone-proof=${'p'.repeat(43)}` : ''
      const answer = await fetch(base + path, { headers: { accept: 'text/html', cookie: cookie + somebody } })
      await answer.arrayBuffer()
      if (at % 100 === 0) seen.push(resident())
      if (at % (visits / FIFTHS) === 0) heaps.push(await heapOf(port + 1, { collect: false }))
    })
    const fifths = Array.from({ length: FIFTHS }, (_, at) =>
      mean(seen.slice((at * seen.length) / FIFTHS, ((at + 1) * seen.length) / FIFTHS)),
    )
    const held = await heapOf(port + 1, { collect: true })
    return [
      row(`resident MiB, each fifth of ${visits} visits, kept and rendered`, fifths),
      row(
        'heap in MiB (script, runtime, buffers), at the beginning of each fifth',
        heaps.map(({ script, runtime, buffers }) => script + runtime + buffers),
      ),
      {
        what: 'heap in MiB after everything was collected: script, runtime, buffers',
        ours: [held.script, held.runtime, held.buffers].map((mib) => mib.toFixed(0)).join(' + '),
        ...{ yardstick: '–', ratio: '–' },
      },
    ]
  } finally {
    await served.close()
    rmSync(own, { recursive: true, force: true })
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function row(what: string, fifths: number[]): Row {
  const [second = 0, last = 0] = [fifths[1], fifths.at(-1)]
  const ratio = last / second
  return {
    what,
    ours: fifths.map((mib) => mib.toFixed(0)).join(' → '),
    ...{ yardstick: second.toFixed(0), ratio: `${ratio.toFixed(2)} ×`, isBroken: ratio > GROWTH_MAX },
  }
}
