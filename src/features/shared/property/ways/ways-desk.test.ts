import { beforeEach, expect, it } from 'vitest'
import { fail, ok } from '#lib/result.ts'
import type { PlaceToReach } from '#market/timetable/arrive-by.ts'
import type { Timetable } from '#market/timetable/timetable.ts'
import { openingYears } from './opening-years.ts'
import { waysDesk } from './ways-desk.ts'

const stop = (name: string, lng: number) => ({ name, lat: 1.3, lng, isStepFree: null, opens: null })
const TOWN: Timetable = {
  source: 'Invented',
  publishedOn: '2026-01-01',
  stops: [stop('Harbour', 103.8), stop('Old Harbour Road', 103.85), stop('Mill', 103.9), stop('Mill', 103.91)],
  lines: [
    { name: 'Harbour Line', mode: 'RAIL', color: null, opens: null, disruptions: null },
    { name: 'Ring', mode: 'RAIL', color: null, opens: { from: 2029, to: 2031 }, disruptions: null },
    { name: 'Cross', mode: 'BUS', color: null, opens: { from: 2028, to: 2028 }, disruptions: null },
  ],
  patterns: [
    { line: 0, stops: [0, 2], arrivals: [0, 900], departures: [0, 900], runs: [{ days: 127, first: 28_800, last: 28_800, headway: 0 }] },
  ],
  transfers: [],
}
const PLACE: PlaceToReach = { lat: 1.3, lng: 103.9, day: 0, arriveBy: 30_000, ways: ['rail'], year: 2026 }

let desk: ReturnType<typeof waysDesk>
beforeEach(() => {
  desk = waysDesk(async (url) => (url === '/timetable' ? ok(TOWN) : fail('http', 'timetable')))
})

it('opens a timetable and tells where it is from and what will open, soonest first', async () => {
  const opened = await desk({ kind: 'open', given: { url: '/timetable' } })
  expect(opened).toEqual(
    ok({
      source: 'Invented',
      publishedOn: '2026-01-01',
      opening: [
        { name: 'Cross', from: 2028, to: 2028 },
        { name: 'Ring', from: 2029, to: 2031 },
      ],
    }),
  )
})

it('names the years that are still to come', () => {
  const opening = [
    { name: 'Cross', from: 2028, to: 2028 },
    { name: 'Ring', from: 2029, to: 2031 },
    { name: 'Spur', from: 2031, to: 2031 },
  ]
  expect(openingYears({ source: '', publishedOn: '', opening }, 2028)).toEqual([{ year: 2031, lines: ['Ring', 'Spur'] }])
})

it('tells a failure as it came, and knows nothing then', async () => {
  expect(await desk({ kind: 'open', given: { url: '/none' } })).toEqual(fail('http', 'timetable'))
  expect(await desk({ kind: 'stops', given: { text: 'Mill' } })).toEqual([])
  expect(await desk({ kind: 'minutes', given: { places: [PLACE] } })).toEqual([])
})

it('answers minutes in the order of the homes, and the way of one point', async () => {
  await desk({ kind: 'open', given: { url: '/timetable' } })
  const points = { lat6: Int32Array.of(1_300_000, 1_300_000), lng6: Int32Array.of(103_900_000, 103_800_000) }
  await desk({ kind: 'homes', given: points })
  const minutes = await desk({ kind: 'minutes', given: { places: [PLACE] } })
  expect(minutes).toMatchObject([{ minutes: Uint16Array.of(65_535, 21) }])
  const ways = await desk({ kind: 'ways', given: { places: [PLACE], lat: 1.3, lng: 103.8 } })
  expect(ways).toMatchObject([
    { minutes: 21, legs: [{ kind: 'foot' }, { line: 'Harbour Line', from: 'Harbour', to: 'Mill' }, { kind: 'foot' }] },
  ])
  // of other homes the minutes are others
  await desk({ kind: 'homes', given: { lat6: Int32Array.of(1_300_000), lng6: Int32Array.of(103_800_000) } })
  expect(await desk({ kind: 'minutes', given: { places: [PLACE] } })).toMatchObject([{ minutes: Uint16Array.of(21) }])
})

it('finds stops by their names, those that begin so first and each name once', async () => {
  await desk({ kind: 'open', given: { url: '/timetable' } })
  expect(await desk({ kind: 'stops', given: { text: ' harbour' } })).toMatchObject([{ name: 'Harbour' }, { name: 'Old Harbour Road' }])
  expect(await desk({ kind: 'stops', given: { text: 'MILL' } })).toEqual([{ id: '2', name: 'Mill', lat: 1.3, lng: 103.9 }])
  expect(await desk({ kind: 'stops', given: { text: '' } })).toEqual([])
})
