import type { Timetable } from '#market/timetable/timetable.ts'
import type { GtfsTableName } from '../gtfs/gtfs-tables.ts'
import type { TimetableBook } from '../gtfs/timetable-book.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import type { MyFormat } from './formats.ts'

const TABLES: Partial<Record<MyFormat, GtfsTableName>> = {
  'my-gtfs-agency': 'agency',
  'my-gtfs-stops': 'stops',
  'my-gtfs-routes': 'routes',
  'my-gtfs-trips': 'trips',
  'my-gtfs-stop-times': 'stop_times',
  'my-gtfs-frequencies': 'frequencies',
  'my-gtfs-calendar': 'calendar',
}

/** The tables that nothing else of the import reads. */
const OWN: readonly GtfsTableName[] = ['agency', 'calendar', 'stop_times', 'frequencies']

/** Kuala Lumpur's rail timetable, whose tables lie as files in the folder. Its stops tell in `isOKU` whether wheelchairs can use them. */
export async function readRapidRailTimetable(book: TimetableBook, context: ImportContext<MyFormat>): Promise<void> {
  const files = new Map<GtfsTableName, RecognisedFile>()
  for (const file of context.files) {
    const table = TABLES[file.format.id]
    if (table) files.set(table, file)
  }
  await book.readFiles(files, OWN, context, (cell) => ({ true: true, false: false })[cell('isOKU').trim()] ?? null)
}

/** Rapid Rail counts its busway as a tram, and names it. */
export function withBusway(timetable: Timetable): Timetable {
  const lines = timetable.lines.map((line) => (/^BRT\b/.test(line.name) ? { ...line, mode: 'BUS' as const } : line))
  return { ...timetable, lines }
}
