import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in ticks of a hundredth of a second. */
const MS_PER_TICK = 10

/** The workerd processes that this process has started, with their user and system time. Linux only. */
const ownWorkerds = (): { pid: string; ticks: number }[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = readStat(pid)
      return stat?.name === 'workerd' && stat.parent === process.pid ? [{ pid, ticks: stat.ticks }] : []
    })

/** Processor time of the runtime since its start, milliseconds, its processes taken together. */
export const workerdCpuMs = (): number => ownWorkerds().reduce((sum, { ticks }) => sum + ticks * MS_PER_TICK, 0)

export interface ProcessMemory {
  pid: string
  /** resident, MiB */
  rssMib: number
  /** wrangler's, which passes every request on to the application's process; a deployment has none */
  isProxy: boolean
}

/** The memory of each process of the runtime. */
export const workerdMemory = (): ProcessMemory[] =>
  ownWorkerds().map(({ pid }) => ({
    pid,
    rssMib: Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    // the application's listens on a port that it was given
    isProxy: !/--socket-addr=entry=[^:]+:0\0/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')),
  }))

/** name, parent and user+system ticks of a process; undefined when it has ended meanwhile */
function readStat(pid: string): { name: string; parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return {
      name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')),
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
    }
  } catch {
    return undefined
  }
}
