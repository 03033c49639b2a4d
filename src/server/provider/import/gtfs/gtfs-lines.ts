import type { TransitLine, TransitMode } from '#market/timetable/timetable.ts'
import { RowError, required } from '../row-error.ts'
import { wordsCell } from './gtfs-cells.ts'
import type { GtfsRows } from './gtfs-tables.ts'

/**
 * `route_type`, from each number on: the basic types and the extended ones of https://developers.google.com/transit/gtfs/reference/extended-route-types
 * Air services and taxis are null: they are no public transport with a timetable.
 */
const MODES: readonly (readonly [from: number, mode: TransitMode | null])[] = [
  [0, 'TRAM'],
  [1, 'RAIL'],
  [3, 'BUS'],
  [4, 'FERRY'],
  [5, 'TRAM'],
  [7, 'RAIL'],
  [8, null],
  [11, 'BUS'],
  [12, 'RAIL'],
  [13, null],
  [100, 'RAIL'],
  [200, 'BUS'],
  [300, 'RAIL'],
  [700, 'BUS'],
  [900, 'TRAM'],
  [1000, 'FERRY'],
  [1100, null],
  [1200, 'FERRY'],
  [1300, 'TRAM'],
  [1400, 'RAIL'],
  [1500, null],
]

function modeOf(text: string): TransitMode {
  const type = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  const mode = MODES.findLast(([from]) => type >= from)?.[1]
  if (!mode) throw new RowError('route_type', 'is not a known value')
  return mode
}

/** The lines of a feed by the id of their route. People call a bus by its number and a train by its name. */
export async function readGtfsLines(tables: GtfsRows): Promise<Map<string, TransitLine>> {
  const lines = new Map<string, TransitLine>()
  await tables.eachRequired('routes', (cell) => {
    const id = required(cell, 'route_id')
    if (lines.has(id)) throw new RowError('route_id', 'is there twice')
    const mode = modeOf(required(cell, 'route_type'))
    const [short, long] = [wordsCell(cell, 'route_short_name'), wordsCell(cell, 'route_long_name')]
    const name = mode === 'BUS' || mode === 'TRAM' ? short || long : long || short
    if (name === '') throw new RowError('route_short_name', 'is empty, as route_long_name is')
    const color = cell('route_color').trim().replace(/^#/, '').toUpperCase()
    if (color !== '' && !/^[0-9A-F]{6}$/.test(color)) throw new RowError('route_color', 'is not a colour')
    lines.set(id, { name, mode, color: color || null, opens: null, disruptions: null })
  })
  return lines
}
