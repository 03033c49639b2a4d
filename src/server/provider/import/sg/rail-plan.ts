import { basename } from 'node:path'
import { z } from 'zod'
import { distanceMetres } from '#lib/geo-distance.ts'
import { ISO_DAY } from '#lib/iso-day.ts'
import type { OpeningYears, Timetable, TransitLine, TransitMode, TransitPattern, TransitStop } from '#market/timetable/timetable.ts'
import { rideSeconds } from '../../build/station-graph.ts'
import { type ImportContext, type RecognisedFile, Tally } from '../import-context.ts'
import type { FileHead } from '../input-file.ts'
import { bareNameKey } from '../place-names.ts'
import { eachCsvRow } from '../read-rows.ts'
import { RowError, required } from '../row-error.ts'
import { tarTexts } from '../tar-entries.ts'

const day = z.string().regex(ISO_DAY)
const names = z.object({ 'en-SG': z.string().min(1) })

const LINE = z.object({
  id: z.string(),
  name: names,
  type: z.string(),
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  startedAt: day.nullable(),
})
const STATION = z.object({
  id: z.string(),
  name: names,
  geo: z.object({ latitude: z.number().min(1.1).max(1.5), longitude: z.number().min(103.5).max(104.2) }),
  stationCodes: z.array(z.object({ lineId: z.string(), code: z.string(), startedAt: day, endedAt: day.nullable() })),
})
const SERVICE = z.object({
  id: z.string(),
  lineId: z.string(),
  revisions: z.array(z.object({ startAt: day, path: z.object({ stations: z.array(z.object({ stationId: z.string() })) }) })),
})

type Line = z.infer<typeof LINE>
type Station = z.infer<typeof STATION>
type Service = z.infer<typeof SERVICE>

const ENTITY = /^(?:\.\/)?(?:[^/]+\/)?(line|station|service)\/[^/]+\.json$/

/** An archive that begins with the folders of the rail entities. */
export const isRailPlan = ({ text }: FileHead): boolean => /^(?:\.\/)?data\//.test(text) && text.includes('ustar')

const modeOf = (type: string): TransitMode => (type === 'lrt' ? 'TRAM' : 'RAIL')

/**
 * When something opens, by a planned day. The last day of a year stands for a year that its builder is not sure of: it may be the next one.
 */
export function plannedOpening(planned: string): OpeningYears {
  const year = Number(planned.slice(0, 4))
  return { from: year, to: planned.endsWith('-12-31') ? year + 1 : year }
}

/** Codes of stations begin with the letters of their line: "NS16". Timetables call lines by them, loops with a suffix: "BP-C". */
const lettersOf = (code: string): string => /^[A-Z]*/.exec(code)?.[0] ?? ''

function parsed<T>(schema: z.ZodType<T>, text: string): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new RowError('', 'is not JSON')
  }
  const read = schema.safeParse(value)
  if (!read.success) throw new RowError(read.error.issues[0]?.path.join('.') ?? '', read.error.issues[0]?.message ?? 'is not as expected')
  return read.data
}

/** Singapore's lines by the names people use, with the stations and lines to come and the disruptions that were recorded. */
export class RailPlan {
  private readonly lines = new Map<string, Line>()
  private readonly stations = new Map<string, Station>()
  private readonly services: Service[] = []
  /** entities disturbed by each issue */
  private readonly disturbed = new Map<string, Set<string>>()
  private readonly recordedDays = new Set<string>()
  private readonly today: string

  /** @param today the day of import, yyyy-mm-dd: what opens later is to come */
  constructor(today = new Date().toISOString().slice(0, 10)) {
    this.today = today
  }

  async readEntities(file: RecognisedFile, context: ImportContext): Promise<void> {
    const tally = new Tally(context.files.indexOf(file) + 1, file, context.report)
    const texts = await tarTexts(
      file.path,
      (name) => ENTITY.test(name),
      (bytes) => context.progress.advance(bytes),
    )
    for (const { name, text } of texts.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
      tally.each(() => {
        const kind = ENTITY.exec(name)?.[1]
        try {
          if (kind === 'line') this.takeLine(parsed(LINE, text))
          else if (kind === 'station') this.takeStation(parsed(STATION, text))
          else this.services.push(parsed(SERVICE, text))
        } catch (error) {
          throw error instanceof RowError ? new RowError(`${basename(name)} ${error.column}`.trim(), error.message) : error
        }
        return undefined
      })
    tally.close()
    context.sink.source(tally.toSource())
  }

  private takeLine(line: Line): void {
    this.lines.set(line.id, line)
  }

  private takeStation(station: Station): void {
    this.stations.set(station.id, station)
  }

  /** Counts issues, not the services that one of them disturbs; works on the tracks that were announced are none. */
  async readDisruptions(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell) => {
      const [issue, entity] = [required(cell, 'issue_id'), required(cell, 'entity')]
      if (required(cell, 'type') !== 'disruption') return undefined
      // an issue is named by its day: "2012-04-13-ewl-track-fault"
      const start = (cell('start').trim() || issue).slice(0, 10)
      if (!ISO_DAY.test(start)) throw new RowError('start', 'is not a day')
      this.recordedDays.add(start)
      this.disturbed.set(issue, (this.disturbed.get(issue) ?? new Set()).add(entity))
      return undefined
    })
  }

  /** Recorded disruptions of a line: of its services, "CCL_MAIN_CW", or of the line itself. */
  private disruptionsOf(line: string): TransitLine['disruptions'] {
    const recorded = [...this.recordedDays].sort()
    const [from, to] = [recorded[0], recorded.at(-1)]
    if (!from || !to) return null
    const isOwn = (entity: string) => entity === line || entity.startsWith(`${line}_`)
    const count = [...this.disturbed.values()].filter((entities) => [...entities].some(isOwn)).length
    return { count, from, to }
  }

  /** The line that most stations with these letters are on; null where none is. */
  private lineOfLetters(letters: string): Line | null {
    const counts = new Map<string, number>()
    for (const { stationCodes } of this.stations.values())
      for (const { code, lineId } of stationCodes) if (lettersOf(code) === letters) counts.set(lineId, (counts.get(lineId) ?? 0) + 1)
    const [most] = [...counts].sort(([, a], [, b]) => b - a)
    return this.lines.get(most?.[0] ?? '') ?? null
  }

  /** The timetable with the names, colours and disruptions of its lines, and the stations and lines to come. */
  completed(timetable: Timetable): Timetable {
    const named = timetable.lines.map((line): TransitLine => {
      const own = line.mode === 'RAIL' || line.mode === 'TRAM' ? this.lineOfLetters(lettersOf(line.name)) : null
      return own ? this.lineOf(own, line.mode, line.opens) : line
    })
    const stops = new ComingStops(timetable, this.today)
    const lines = [...named]
    const coming: TransitPattern[] = []
    const numbers = new Map<string, number>()
    for (const { lineId, revisions } of this.services) {
      const [line, last] = [this.lines.get(lineId), revisions.at(-1)]
      const next = revisions.find(({ startAt }) => startAt > this.today)
      const path = (last?.path.stations ?? []).flatMap(({ stationId }) => this.stations.get(stationId) ?? [])
      if (!line || !next || path.length < 2 || !path.some((station) => stops.opensOf(station))) continue
      const opens = plannedOpening(next.startAt)
      const key = `${lineId} ${opens.from} ${opens.to}`
      const number = numbers.get(key) ?? lines.push(this.lineOf(line, modeOf(line.type), opens)) - 1
      numbers.set(key, number)
      coming.push({ line: number, ...stops.ride(path), runs: [] })
    }
    for (const station of this.stations.values()) if (stops.opensOf(station)) stops.indexOf(station)
    const patterns = [...timetable.patterns, ...coming]
    return {
      source: timetable.source,
      publishedOn: timetable.publishedOn,
      stops: stops.all,
      lines,
      patterns,
      transfers: timetable.transfers,
    }
  }

  private lineOf({ id, name, color }: Line, mode: TransitMode, opens: OpeningYears | null): TransitLine {
    const disruptions = opens ? null : this.disruptionsOf(id)
    return { name: name['en-SG'], mode, color: color.slice(1).toUpperCase(), opens, disruptions }
  }
}

/** The stops of a timetable, to which those to come are added. */
class ComingStops {
  readonly all: TransitStop[]
  private readonly byName = new Map<string, number>()
  private readonly today: string

  constructor({ stops, lines, patterns }: Timetable, today: string) {
    this.all = [...stops]
    this.today = today
    for (const pattern of patterns) {
      const mode = lines[pattern.line]?.mode
      if (mode !== 'RAIL' && mode !== 'TRAM') continue
      for (const stop of pattern.stops) this.byName.set(bareNameKey(stops[stop]?.name ?? ''), stop)
    }
  }

  /** Null where a line calls at the station already. */
  opensOf({ stationCodes }: Station): OpeningYears | null {
    const [first] = stationCodes.map(({ startedAt }) => startedAt).sort()
    return first && first > this.today ? plannedOpening(first) : null
  }

  indexOf(station: Station): number {
    const key = bareNameKey(station.name['en-SG'])
    const known = this.byName.get(key)
    if (known !== undefined) return known
    const { latitude: lat, longitude: lng } = station.geo
    const index = this.all.push({ name: station.name['en-SG'], lat, lng, isStepFree: null, opens: this.opensOf(station) }) - 1
    this.byName.set(key, index)
    return index
  }

  /** The stops of a line to come, with the times that trains of its kind take over such distances. */
  ride(path: readonly Station[]): Pick<TransitPattern, 'stops' | 'arrivals' | 'departures'> {
    const places = path.map(({ geo }) => ({ lat: geo.latitude, lng: geo.longitude }))
    let time = 0
    const times = places.map((place, at) => {
      const before = places[at - 1]
      time += before ? rideSeconds(distanceMetres(before, place), false) : 0
      return time
    })
    return { stops: path.map((station) => this.indexOf(station)), arrivals: times, departures: times }
  }
}
