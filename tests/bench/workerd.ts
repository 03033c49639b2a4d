import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in ticks of a hundredth of a second. */
const MS_PER_TICK = 10

export interface Usage {
  /** user and system time since the start, milliseconds */
  cpuMs: number
  /** resident memory, MiB */
  rssMib: number
}

/** What the workerd processes that this process has started use, taken together. Linux only. */
export function workerdUsage(): Usage {
  const usage = { cpuMs: 0, rssMib: 0 }
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = readStat(pid)
    if (stat?.name !== 'workerd' || stat.parent !== process.pid) continue
    usage.cpuMs += stat.ticks * MS_PER_TICK
    usage.rssMib += Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  }
  return usage
}

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
