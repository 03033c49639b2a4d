import type { TransitStop } from '#market/timetable/timetable.ts'
import { type Cell, numberCell, RowError, required } from '../row-error.ts'
import { digitCell, wordsCell } from './gtfs-cells.ts'
import type { GtfsRows } from './gtfs-tables.ts'

interface StopRow {
  row: number
  parent: string
  stop: TransitStop | null
}

/** `location_type`: a stop or platform, a station, an entrance, a node of a path, a part of a platform. */
const KINDS = { entrance: 2, node: 3, boarding: 4 } as const

/** A part of a platform belongs to a platform, which belongs to a station. */
const PARENTS_MAX = 3

const STEP_FREE = [null, true, false] as const

/** Whether a stop is free of steps, where the feed says so in a column of its own. */
export type StepFreeOf = (cell: Cell) => boolean | null

/** The stops of a feed by id; a platform stands for its station. */
export class GtfsStops {
  private readonly rows = new Map<string, StopRow>()

  async read(tables: GtfsRows, ownStepFree: StepFreeOf): Promise<void> {
    await tables.eachRequired('stops', (cell, row) => {
      const id = required(cell, 'stop_id')
      if (this.rows.has(id)) throw new RowError('stop_id', 'is there twice')
      const kind = digitCell(cell, 'location_type', 4, 0)
      const parent = cell('parent_station').trim()
      const isPlaceless = (kind === KINDS.node || kind === KINDS.boarding) && cell('stop_lat').trim() === ''
      if (kind === KINDS.entrance || (isPlaceless && parent === '')) return
      const name = wordsCell(cell, 'stop_name') || wordsCell(cell, 'stop_code') || id
      const isStepFree = STEP_FREE[digitCell(cell, 'wheelchair_boarding', 2, 0)] ?? ownStepFree(cell)
      this.rows.set(id, { row, parent, stop: isPlaceless ? null : { name, ...placeOf(cell), isStepFree, opens: null } })
    })
    for (const [id, { row, parent }] of this.rows) {
      if (parent === '' || this.rows.has(parent)) continue
      // the stop serves without its station
      this.rows.set(id, { ...this.rowOf(id), parent: '' })
      tables.refuse('stops', row, new RowError('parent_station', 'is no stop of the feed'))
    }
  }

  private rowOf(id: string): StopRow {
    return this.rows.get(id) ?? { row: 0, parent: '', stop: null }
  }

  /** The id of the station that a stop belongs to, or its own. Undefined where the feed has no such stop with a place. */
  stationOf(id: string): string | undefined {
    let at = id
    for (let step = 0; step < PARENTS_MAX; step++) {
      const { parent } = this.rowOf(at)
      if (parent === '') break
      at = parent
    }
    return this.rowOf(at).stop ? at : undefined
  }

  /** A station that says nothing of steps is free of them where all of its platforms that are used are; `used` are ids of stops. */
  stop(station: string, used: Iterable<string>): TransitStop {
    const { stop } = this.rowOf(station)
    if (!stop) throw new RangeError(`no stop ${station}`)
    const told = [...used].map((id) => this.rowOf(id).stop?.isStepFree ?? null)
    const isStepFree = stop.isStepFree ?? (told.includes(null) || told.length === 0 ? null : told.every((free) => free === true))
    return { name: stop.name, lat: stop.lat, lng: stop.lng, isStepFree, opens: null }
  }
}

/** Zero degrees north and east are what feeds write for a place that they do not know. */
function placeOf(cell: Cell): Pick<TransitStop, 'lat' | 'lng'> {
  const [lat, lng] = [numberCell(cell, 'stop_lat', -90, 90), numberCell(cell, 'stop_lon', -180, 180)]
  if (lat === 0 && lng === 0) throw new RowError('stop_lat', 'is no place')
  return { lat, lng }
}
