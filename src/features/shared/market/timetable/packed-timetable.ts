import * as z from 'zod/mini'
import { fail, ok, type Result } from '#lib/result.ts'
import type { Timetable } from './timetable.ts'

const opens = z.nullable(z.object({ from: z.int(), to: z.int() }))
const seconds = z.array(z.int())
const written = z.object({
  source: z.string(),
  publishedOn: z.string(),
  stops: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number(), isStepFree: z.nullable(z.boolean()), opens })),
  lines: z.array(z.object({ name: z.string(), mode: z.enum(['RAIL', 'TRAM', 'BUS', 'FERRY']), color: z.nullable(z.string()), opens })),
  patterns: z.array(
    z.object({
      line: z.int(),
      stops: z.array(z.int()),
      arrivals: seconds,
      departures: seconds,
      runs: z.array(z.object({ days: z.int(), first: z.int(), last: z.int(), headway: z.int() })),
    }),
  ),
  transfers: z.array(z.object({ from: z.int(), to: z.int(), seconds: z.int() })),
})

/** Reads a published timetable; a failure of the layer "validation" where the bytes are none. */
export function unpackTimetable(bytes: Uint8Array): Result<Timetable> {
  try {
    const read = written.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    return read.success ? ok(read.data) : fail('validation', 'timetable')
  } catch {
    return fail('validation', 'timetable')
  }
}
