import type { Geometry, Position } from 'geojson'
import type { MarketSink } from '../../db/market/rows.ts'
import type { AmenityBook } from '../amenity-book.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import type { FileHead } from '../input-file.ts'
import { eachCsvRow, eachFeature, textOf } from '../read-rows.ts'
import { numberCell, RowError, required } from '../row-error.ts'
import { simplifyLine } from '../simplify.ts'

const LINE_METRES = 8

/** Melbourne's lines by their colours on the network's map. */
const COLOURS: readonly (readonly [lines: RegExp, colour: string])[] = [
  [/^(Alamein|Belgrave|Glen Waverley|Lilydale)$/, '#152c6b'],
  [/^(Cranbourne|Pakenham)$/, '#279fd5'],
  [/^(Craigieburn|Sunbury|Upfield)$/, '#ffbe00'],
  [/^(Hurstbridge|Mernda)$/, '#be1014'],
  [/^(Frankston|Stony Point|Werribee|Williamstown)$/, '#028430'],
  [/^Sandringham$/, '#f178af'],
]
const OTHER_LINES = '#95979a'

const STOP_COLUMNS = ['stop_id', 'stop_name', 'stop_lat', 'stop_lon', 'parent_station'] as const
const isVictorian = (head: FileHead) =>
  STOP_COLUMNS.every((name) => head.columns.includes(name)) && head.text.includes('transport.vic.gov.au')

/** Stops of trains belong to stations; stops of trams do not. */
export const isTrainStops = (head: FileHead): boolean => isVictorian(head) && head.text.includes('"vic:rail:')
export const isTramStops = (head: FileHead): boolean => isVictorian(head) && !isTrainStops(head)

const placeOf = (cell: (column: string) => string) => ({
  lat: numberCell(cell, 'stop_lat', -39.3, -33.9),
  lng: numberCell(cell, 'stop_lon', 140.9, 150.1),
})

/** Victoria's train stations and tram stops from its GTFS files, and the train lines. */
export class VictorianTransport {
  private readonly lines = new Map<string, Position[]>()
  private readonly book: AmenityBook

  constructor(book: AmenityBook) {
    this.book = book
  }

  /** Platforms and entrances name the station that they belong to, which has a row of its own. */
  async readStations(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell) => {
      const name = required(cell, 'stop_name').replace(/ (Railway )?Station$/, '')
      const at = placeOf(cell)
      const isStation = cell('location_type') === '1' && required(cell, 'stop_id').startsWith('vic:rail:')
      if (isStation) this.book.add({ ...at, type: 'mrt', subtype: null, code: null, name, nameLocal: null })
      return undefined
    })
  }

  /** The stops of both directions share a name, which ends in the number on the pole. */
  async readTramStops(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell) => {
      const name = required(cell, 'stop_name')
      this.book.add({ ...placeOf(cell), type: 'lrt', subtype: 'tram', code: null, name, nameLocal: null })
      return undefined
    })
  }

  /** A line has a feature for each of its ways; the longest is drawn. */
  async readLines(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachFeature(file, context, (properties, geometry) => {
      const name = textOf(properties, 'SHORT_NAME')
      const line = positionsOf(geometry)
      if (name === '' || line.length < 2) throw new RowError('geometry', 'is no named line')
      if (line.length > (this.lines.get(name)?.length ?? 0)) this.lines.set(name, line)
    })
  }

  write(sink: MarketSink): void {
    for (const [short, line] of this.lines) {
      const colour = COLOURS.find(([lines]) => lines.test(short))?.[1] ?? OTHER_LINES
      const coordinates = simplifyLine(line, LINE_METRES)
      sink.shape({ kind: 'rail', name: `${short} Line`, nameLocal: null, colour, geometry: { type: 'LineString', coordinates } })
    }
  }
}

const positionsOf = (geometry: Geometry): Position[] => (geometry.type === 'LineString' ? geometry.coordinates : [])
