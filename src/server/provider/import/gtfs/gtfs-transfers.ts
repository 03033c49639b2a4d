import { NO_TRANSFER_SECONDS, type TransitTransfer } from '#market/timetable/timetable.ts'
import { integerCell, RowError, required } from '../row-error.ts'
import { digitCell } from './gtfs-cells.ts'
import type { GtfsRows } from './gtfs-tables.ts'

const TRANSFER_SECONDS_MAX = 7_200

/** `transfer_type`: from 4 on somebody stays seated, which is no change. */
const TYPES = { recommended: 0, timed: 1, minimum: 2, impossible: 3, largest: 5 } as const

/** Rules for single lines or trips say nothing of the walk between two stops. */
const NARROWER = ['from_route_id', 'to_route_id', 'from_trip_id', 'to_trip_id'] as const

/**
 * What the feed says of walks between stops: 0 seconds where a vehicle waits for the other (type 1), the least time that is needed (type 2),
 * {@link NO_TRANSFER_SECONDS} where there is no change (type 3). Of several between the same stations the shortest holds.
 * A recommended place to change (type 0) tells no time.
 *
 * @param indexOf the index of a stop's station among those that are served; null where none calls there; undefined where the feed has no such stop
 */
export async function readGtfsTransfers(tables: GtfsRows, indexOf: (id: string) => number | null | undefined): Promise<TransitTransfer[]> {
  const found = new Map<string, TransitTransfer>()
  await tables.each('transfers', (cell) => {
    const type = digitCell(cell, 'transfer_type', TYPES.largest, TYPES.recommended)
    if (type > TYPES.impossible || NARROWER.some((column) => cell(column).trim() !== '')) return
    const [from, to] = [indexOf(required(cell, 'from_stop_id')), indexOf(required(cell, 'to_stop_id'))]
    if (from === undefined) throw new RowError('from_stop_id', 'is no stop of the feed')
    if (to === undefined) throw new RowError('to_stop_id', 'is no stop of the feed')
    const seconds = type === TYPES.minimum ? integerCell(cell, 'min_transfer_time', 0, TRANSFER_SECONDS_MAX) : null
    if (type === TYPES.recommended || from === null || to === null) return
    // between platforms of one station another change is possible
    if (type === TYPES.impossible && from === to) return
    const needed = seconds ?? (type === TYPES.timed ? 0 : NO_TRANSFER_SECONDS)
    const id = `${from} ${to}`
    found.set(id, { from, to, seconds: Math.min(needed, found.get(id)?.seconds ?? needed) })
  })
  return [...found.values()].sort((a, b) => a.from - b.from || a.to - b.to)
}
