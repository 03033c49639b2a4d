import type { DatabaseSync } from 'node:sqlite'
import { packTimetable } from '#market/timetable/packed-timetable.ts'
import type { Timetable } from '#market/timetable/timetable.ts'
import { writeArtifact } from './artifacts.ts'

/** `timetable`: the public transport of an ordinary week, packed; its count is that of the stops. */
export function writeTimetable(db: DatabaseSync, timetable: Timetable): void {
  writeArtifact(db, 'timetable', 'application/octet-stream', timetable.stops.length, packTimetable(timetable))
}
