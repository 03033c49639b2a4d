import type { PatternRun, TransitPattern } from '#market/timetable/timetable.ts'

/** Fewer departures at equal intervals are told one by one. */
const HEADWAY_DEPARTURES_MIN = 3

interface PatternKey {
  line: number
  stops: readonly number[]
  arrivals: readonly number[]
  departures: readonly number[]
}

interface Gathered extends PatternKey {
  /** days of single departures by second of the day */
  singles: Map<number, number>
  /** days of headways by "first last headway" */
  headways: Map<string, PatternRun>
}

/** Gathers trips of one line that call at the same stops with the same times between them. */
export class GtfsPatterns {
  private readonly patterns = new Map<string, Gathered>()

  private patternOf(key: PatternKey): Gathered {
    const id = [key.line, ...key.stops, '', ...key.arrivals, '', ...key.departures].join()
    const known = this.patterns.get(id)
    if (known) return known
    const { line, stops, arrivals, departures } = key
    const made = { line, stops, arrivals, departures, singles: new Map(), headways: new Map() }
    this.patterns.set(id, made)
    return made
  }

  single(key: PatternKey, days: number, departure: number): void {
    const { singles } = this.patternOf(key)
    singles.set(departure, (singles.get(departure) ?? 0) | days)
  }

  everyHeadway(key: PatternKey, run: PatternRun): void {
    if (run.first === run.last) {
      this.single(key, run.days, run.first)
      return
    }
    const { headways } = this.patternOf(key)
    const id = `${run.first} ${run.last} ${run.headway}`
    headways.set(id, { days: (headways.get(id)?.days ?? 0) | run.days, first: run.first, last: run.last, headway: run.headway })
  }

  /** The patterns by line, in the order in which they came; runs by their first departure. */
  all(): TransitPattern[] {
    return [...this.patterns.values()]
      .map(({ line, stops, arrivals, departures, singles, headways }) => ({
        line,
        stops,
        arrivals,
        departures,
        runs: [...headways.values(), ...runsOf(singles)].sort((a, b) => a.first - b.first || a.days - b.days || a.last - b.last),
      }))
      .sort((a, b) => a.line - b.line)
  }
}

/** Single departures as runs: those at equal intervals on the same days are one. */
function runsOf(singles: ReadonlyMap<number, number>): PatternRun[] {
  const byDays = Map.groupBy(singles.keys(), (departure) => singles.get(departure) ?? 0)
  return [...byDays].flatMap(([days, departures]) => {
    const sorted = departures.toSorted((a, b) => a - b)
    const runs: PatternRun[] = []
    for (let at = 0; at < sorted.length; ) {
      const length = equalIntervals(sorted, at)
      const first = sorted[at] ?? 0
      const isRun = length >= HEADWAY_DEPARTURES_MIN
      const last = isRun ? (sorted[at + length - 1] ?? first) : first
      runs.push({ days, first, last, headway: isRun ? (last - first) / (length - 1) : 0 })
      at += isRun ? length : 1
    }
    return runs
  })
}

/** How many departures from a place on follow each other at equal intervals. */
function equalIntervals(sorted: readonly number[], at: number): number {
  const interval = (sorted[at + 1] ?? 0) - (sorted[at] ?? 0)
  let length = 1
  while (sorted[at + length] !== undefined && (sorted[at + length] ?? 0) - (sorted[at + length - 1] ?? 0) === interval) length++
  return length
}
