import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomTimetable } from '#fixtures/random-timetable.ts'
import { packTimetable, unpackTimetable } from './packed-timetable.ts'

const SMALL = {
  source: 'Made by a test',
  publishedOn: '2026-02-09',
  stops: [
    { name: 'Alder', lat: 1.30001, lng: -103.8, isStepFree: true, opens: null },
    { name: 'Birch', lat: -1.31, lng: 103.81, isStepFree: null, opens: { from: 2030, to: 2031 } },
  ],
  lines: [
    {
      name: 'Elm Line',
      mode: 'RAIL' as const,
      color: '00FF7A',
      opens: null,
      disruptions: { count: 0, from: '2010-01-01', to: '2026-01-01' },
    },
  ],
  patterns: [
    {
      line: 0,
      stops: [0, 1, 0],
      arrivals: [0, 60, 200],
      departures: [0, 90, 200],
      runs: [{ days: 31, first: 90_000, last: 90_600, headway: 300 }],
    },
  ],
  transfers: [{ from: 1, to: 0, seconds: 0 }],
}

it('gives back every timetable that was packed, and packs it the same way again', () => {
  fc.assert(
    fc.property(randomTimetable({ isWhole: true }), (timetable) => {
      const bytes = packTimetable(timetable)
      expect(unpackTimetable(bytes)).toEqual({ ok: true, value: timetable })
      expect(packTimetable(timetable)).toEqual(bytes)
    }),
  )
})

it('keeps positions to about a metre', () => {
  const [stop] = SMALL.stops
  const moved = {
    ...SMALL,
    stops: [{ ...stop, name: 'Alder', lat: 1.3000149, lng: 103.8, isStepFree: null, opens: null }, ...SMALL.stops.slice(1)],
  }
  const read = unpackTimetable(packTimetable(moved))
  expect(read.ok && read.value.stops[0]?.lat).toBe(1.30001)
})

it('answers with an error to a file that is cut, longer, of another version, or changed in any byte, or reads it as another timetable', () => {
  const bytes = packTimetable(SMALL)
  const damaged = { ok: false, failure: { layer: 'validation', code: 'timetable-damaged' } }
  for (let length = 0; length < bytes.length; length++)
    expect(unpackTimetable(bytes.subarray(0, length)), `${length} bytes`).toEqual(damaged)
  expect(unpackTimetable(Uint8Array.from([...bytes, 0]))).toEqual(damaged)
  expect(unpackTimetable(Uint8Array.from([9, ...bytes.subarray(1)]))).toEqual(damaged)
  for (let at = 0; at < bytes.length; at++)
    for (const other of [0, 127, 128, 255]) {
      const changed = Uint8Array.from(bytes)
      changed[at] = other
      const read = unpackTimetable(changed)
      if (read.ok) for (const { stops } of read.value.patterns) expect(stops.every((stop) => stop < read.value.stops.length)).toBe(true)
      else expect(read).toEqual(damaged)
    }
})

it('survives any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (rest) => {
      const read = unpackTimetable(Uint8Array.from([1, ...rest]))
      expect(read.ok || read.failure.code === 'timetable-damaged').toBe(true)
    }),
  )
})

it('refuses to pack a timetable that goes back in time', () => {
  const [pattern] = SMALL.patterns
  if (!pattern) throw new Error('no pattern')
  expect(() => packTimetable({ ...SMALL, patterns: [{ ...pattern, arrivals: [0, 60, 80] }] })).toThrow(RangeError)
})
