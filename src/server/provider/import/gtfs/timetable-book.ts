import type { Timetable } from '#market/timetable/timetable.ts'
import type { MarketSink } from '../../db/market/rows.ts'
import { type ImportContext, type RecognisedFile, Tally } from '../import-context.ts'
import type { StepFreeOf } from './gtfs-stops.ts'
import { type GtfsTableName, type GtfsTables, tableOfFile, tablesOfZip } from './gtfs-tables.ts'
import { readGtfs } from './read-gtfs.ts'

type Counts = ReadonlyMap<GtfsTableName, { read: number; rejected: number }>

/** The timetables of a market's feeds, which become one. */
export class TimetableBook {
  private readonly timetables: Timetable[] = []
  private readonly today: string

  /** @param today the day of import, yyyy-mm-dd: of a feed the week nearest to it is taken */
  constructor(today = new Date().toISOString().slice(0, 10)) {
    this.today = today
  }

  /** Reads a feed that is packed as a zip. Throws ImportRefused where it gives no timetable. */
  async readZip(file: RecognisedFile, context: ImportContext): Promise<void> {
    const { timetable, counts } = await readGtfs(await tablesOfZip(file.path), context.report, { today: this.today })
    context.progress.advance(file.bytes)
    writeSource(file, context, [...counts.values()])
    this.timetables.push(timetable)
  }

  /**
   * Reads a feed whose tables lie as files in the folder; those without stop times are no timetable. Throws ImportRefused as for a zip.
   *
   * @param own the tables that nobody else reads: their sources are written here
   */
  async readFiles(
    files: ReadonlyMap<GtfsTableName, RecognisedFile>,
    own: readonly GtfsTableName[],
    context: ImportContext,
    stepFreeOf?: StepFreeOf,
  ): Promise<void> {
    const tables: GtfsTables = {}
    for (const [name, { path }] of files) tables[name] = tableOfFile(path)
    const reading = { today: this.today, ...(stepFreeOf && { stepFreeOf }) }
    const read = files.has('stop_times') ? await readGtfs(tables, context.report, reading) : null
    for (const name of own) {
      const file = files.get(name)
      if (!file) continue
      context.progress.advance(file.bytes)
      writeSource(file, context, countsOf(read?.counts, name))
    }
    if (read) this.timetables.push(read.timetable)
  }

  /** The timetables as one; null where no feed was read. */
  private whole(): Timetable | null {
    const [first, ...others] = this.timetables
    return first ? others.reduce(joined, first) : null
  }

  /** @param completed adds what other files tell of the lines */
  write(sink: MarketSink, completed = (timetable: Timetable): Timetable => timetable): void {
    const timetable = this.whole()
    if (timetable) sink.timetable(completed(timetable))
  }
}

function countsOf(counts: Counts | undefined, name: GtfsTableName) {
  const own = counts?.get(name)
  return own ? [own] : []
}

function writeSource(file: RecognisedFile, context: ImportContext, counts: readonly { read: number; rejected: number }[]): void {
  const tally = new Tally(context.files.indexOf(file) + 1, file, context.report)
  tally.row = counts.reduce((sum, { read }) => sum + read, 0)
  tally.rejected = counts.reduce((sum, { rejected }) => sum + rejected, 0)
  tally.accepted = tally.row - tally.rejected
  context.sink.source(tally.toSource())
}

/** Two feeds as one timetable, which is of the day of the older. */
function joined(a: Timetable, b: Timetable): Timetable {
  const [stops, lines] = [a.stops.length, a.lines.length]
  return {
    source: [...new Set([a.source, b.source])].filter((name) => name !== '').join(', '),
    publishedOn: [a.publishedOn, b.publishedOn].sort()[0] ?? a.publishedOn,
    stops: [...a.stops, ...b.stops],
    lines: [...a.lines, ...b.lines],
    patterns: [...a.patterns, ...b.patterns.map((one) => moved(one, lines, stops))],
    transfers: [...a.transfers, ...b.transfers.map(({ from, to, seconds }) => ({ from: from + stops, to: to + stops, seconds }))],
  }
}

const moved = ({ line, stops, arrivals, departures, runs }: Timetable['patterns'][number], byLines: number, byStops: number) => ({
  line: line + byLines,
  stops: stops.map((stop) => stop + byStops),
  arrivals,
  departures,
  runs,
})
