import { SingleBar } from 'cli-progress'
import type { Progress } from '../build/progress.ts'

/** A progress bar with the time left on a terminal; elsewhere a line per stage and per quarter of it. */
export function terminalProgress(out: NodeJS.WriteStream = process.stderr): Progress {
  return out.isTTY ? barProgress(out) : lineProgress((line) => out.write(`${line}\n`))
}

function barProgress(out: NodeJS.WriteStream): Progress {
  let bar: SingleBar | null = null
  const stop = () => {
    bar?.update(bar.getTotal())
    bar?.stop()
    bar = null
  }
  return {
    stage: (name, total) => {
      stop()
      bar = new SingleBar({
        stream: out,
        format: `${name.padEnd(12)} {bar} {percentage}%  {duration_formatted}, {eta_formatted} left`,
        hideCursor: true,
      })
      bar.start(Math.max(1, total), 0)
    },
    advance: (steps) => bar?.increment(steps),
    done: stop,
  }
}

/** The same as plain lines, e.g. "read 50 % (3.1 s, about 3.1 s left)". */
export function lineProgress(print: (line: string) => void, now: () => number = () => performance.now()): Progress {
  let [name, total, done, printedAt, start] = ['', 0, 0, 0, 0]
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const times = () => {
    const passed = now() - start
    return done >= total ? `(${seconds(passed)})` : `(${seconds(passed)}, about ${seconds((passed * (total - done)) / done)} left)`
  }
  return {
    stage: (next, steps) => {
      ;[name, total, done, printedAt, start] = [next, steps, 0, 0, now()]
      print(`${name} …`)
    },
    advance: (steps) => {
      done += steps
      const quarter = total === 0 ? 0 : Math.min(4, Math.floor((4 * done) / total))
      if (quarter > printedAt) {
        printedAt = quarter
        print(`${name} ${quarter * 25} % ${times()}`)
      }
    },
    done: () => {},
  }
}
