import type { Position } from 'geojson'
import type { AmenityType } from '#market/vocabulary.ts'
import type { MarketSink } from '../../db/market/rows.ts'
import { malaysiaLines } from '../../demo/my/stations.ts'
import { AmenityBook } from '../amenity-book.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { bareNameKey } from '../place-names.ts'
import { eachCsvRow } from '../read-rows.ts'
import { numberCell, RowError, required } from '../row-error.ts'
import { simplifyLine } from '../simplify.ts'
import { malayName } from './place-words.ts'

const LINE_METRES = 4

/** GTFS `route_type`: 3 is a bus. Rapid Rail counts its busway as a tram, and names it. */
const BUS_CATEGORIES = new Set(['BRT'])

const TYPES: Readonly<Record<string, AmenityType>> = { MRT: 'mrt', LRT: 'lrt', MR: 'lrt', MRL: 'lrt', BRT: 'bus-stop' }

interface Station {
  type: AmenityType
  name: string
  codes: string[]
  lat: number
  lng: number
}

/** Chinese names of stations, which the timetable does not have. */
const LOCAL_NAMES: ReadonlyMap<string, string> = new Map(
  malaysiaLines.flatMap(({ stations }) =>
    stations.flatMap(({ name, nameLocal }) => (nameLocal ? [[bareNameKey(name), nameLocal] as const] : [])),
  ),
)

/** Kuala Lumpur's stations and lines from the operator's GTFS: stops, routes with their colours, trips and shapes. */
export class RapidRail {
  private readonly routes = new Map<string, { name: string; colour: string | null }>()
  /** the route of the first trip along a shape, and of each route the shape that is drawn */
  private readonly shapeOfRoute = new Map<string, string>()
  private readonly shapes = new Map<string, { place: number; at: Position }[]>()
  private readonly stations = new Map<string, Station>()

  async readRoutes(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell) => {
      const colour = cell('route_color').trim()
      if (colour !== '' && !/^[0-9a-f]{6}$/i.test(colour)) throw new RowError('route_color', 'is not a colour')
      const isBus = BUS_CATEGORIES.has(cell('category')) || cell('route_type') === '3'
      const name = required(cell, 'route_long_name')
      if (!isBus) this.routes.set(required(cell, 'route_id'), { name, colour: colour === '' ? null : `#${colour.toLowerCase()}` })
      return undefined
    })
  }

  /** Trains run the same tracks both ways: the shape of a route's first trip is its line. */
  async readTrips(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell) => {
      const [route, shape] = [required(cell, 'route_id'), cell('shape_id').trim()]
      if (shape !== '' && !this.shapeOfRoute.has(route)) this.shapeOfRoute.set(route, shape)
      return undefined
    })
  }

  async readShapes(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell) => {
      const id = required(cell, 'shape_id')
      const at = [numberCell(cell, 'shape_pt_lon', 99, 120), numberCell(cell, 'shape_pt_lat', 0.5, 7.5)]
      const place = numberCell(cell, 'shape_pt_sequence', 0, 1_000_000)
      const points = this.shapes.get(id)
      if (points) points.push({ place, at })
      else this.shapes.set(id, [{ place, at }])
      return undefined
    })
  }

  /** Stops of one name are one station with the codes of its lines. A `geometry` column, where there is one, holds no geometry. */
  async readStops(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell) => {
      const at = { lat: numberCell(cell, 'stop_lat', 0.5, 7.5), lng: numberCell(cell, 'stop_lon', 99, 120) }
      const [code, name] = [required(cell, 'stop_id'), malayName(required(cell, 'stop_name'))]
      const type = TYPES[cell('category').trim()] ?? 'lrt'
      if (cell('status') !== '' && cell('status') !== 'valid') return undefined
      const key = `${type === 'bus-stop'}|${bareNameKey(name)}`
      const known = this.stations.get(key)
      if (!known) this.stations.set(key, { type, name, codes: [code], ...at })
      else {
        known.codes.push(code)
        if (type === 'mrt') known.type = type
      }
      return undefined
    })
  }

  write(sink: MarketSink): void {
    const book = new AmenityBook()
    for (const { codes, name, ...place } of this.stations.values())
      book.add({ ...place, name, subtype: null, code: codes.join('/'), nameLocal: LOCAL_NAMES.get(bareNameKey(name)) ?? null })
    book.write(sink)
    for (const [id, { name, colour }] of this.routes) {
      const points = this.shapes.get(this.shapeOfRoute.get(id) ?? '') ?? []
      const line = points.sort((a, b) => a.place - b.place).map(({ at }) => at)
      if (line.length < 2) continue
      const nameLocal = malaysiaLines.find((one) => one.name.replace(' Laluan', '') === name.replace(/ Line$/, ''))?.nameLocal ?? null
      sink.shape({ kind: 'rail', name, nameLocal, colour, geometry: { type: 'LineString', coordinates: simplifyLine(line, LINE_METRES) } })
    }
  }
}
