import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scanConnections } from '#fixtures/connection-scan.ts'
import { randomCity, randomHomes, randomPlace } from '#fixtures/random-city.ts'
import { type PlaceToReach, searchArrivals } from './arrive-by.ts'
import { homeStops, leavingOf, minutesOfHomes, NO_WAY } from './home-minutes.ts'
import { wayOfHome } from './home-way.ts'
import type { Timetable } from './timetable.ts'
import { transitNetwork } from './transit-network.ts'

const pointsOf = (homes: readonly { lat: number; lng: number }[]) => ({
  lat6: Int32Array.from(homes, ({ lat }) => Math.round(lat * 1e6)),
  lng6: Int32Array.from(homes, ({ lng }) => Math.round(lng * 1e6)),
})

/** Pairs of home and place on which both methods name the same second, and all pairs. */
function agreement(timetable: Timetable, places: readonly PlaceToReach[], homes: readonly { lat: number; lng: number }[]) {
  const network = transitNetwork(timetable)
  const stops = homeStops(network, pointsOf(homes))
  const rounded = homes.map((_, i) => ({ lat: (stops.lat6[i] ?? 0) / 1e6, lng: (stops.lng6[i] ?? 0) / 1e6 }))
  const wrong: unknown[] = []
  for (const place of places) {
    const search = searchArrivals(network, place)
    const scanned = scanConnections(timetable, place, rounded)
    for (const [home, other] of scanned.entries()) {
      const { at } = leavingOf(search, stops, home)
      // a second of rounding in arithmetic of its own
      if (Math.abs(Math.max(at, -1e8) - Math.max(other, -1e8)) > 1) wrong.push({ place, home: rounded[home], at, other })
    }
  }
  return wrong
}

describe('the latest moment to leave', () => {
  it('is the one that a scan of single trips finds', () => {
    fc.assert(
      fc.property(
        randomCity({ stops: 12, patterns: 8, side: 3 }),
        fc.array(randomPlace(3), { minLength: 1, maxLength: 3 }),
        randomHomes(3, 8),
        (timetable, places, homes) => {
          expect(agreement(timetable, places, homes)).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is the same for 100,000 pairs of a larger city', { tags: ['long'] }, () => {
    const [timetable] = fc
      .sample(randomCity({ stops: 120, patterns: 90, side: 12 }), { numRuns: 12, seed: 190 })
      .sort((a, b) => b.patterns.length - a.patterns.length)
    const places = fc.sample(randomPlace(12), { numRuns: 100, seed: 191 })
    const homes = fc.sample(randomHomes(12, 1), { numRuns: 1_000, seed: 192 }).flat()
    expect(timetable && agreement(timetable, places, homes)).toEqual([])
    expect(places.length * homes.length).toBe(100_000)
  })
})

/** A line east in three stops a kilometre and a half apart, every ten minutes; and an express from the first to the last that opens in 2030. */
const TOWN: Timetable = {
  source: 'Invented',
  publishedOn: '2026-01-01',
  stops: [0, 0.0135, 0.5].map((east, at) => ({
    name: `Stop ${at}`,
    lat: 1.3,
    lng: 103.5 + east,
    isStepFree: null,
    opens: null,
    disruptions: null,
  })),
  lines: [
    { name: 'East Line', mode: 'RAIL', color: '009645', opens: null, disruptions: null },
    { name: 'Express', mode: 'RAIL', color: null, opens: { from: 2030, to: 2030 }, disruptions: null },
  ],
  patterns: [
    {
      line: 0,
      stops: [0, 1, 2],
      arrivals: [0, 300, 3_300],
      departures: [0, 330, 3_300],
      runs: [{ days: 31, first: 21_600, last: 36_000, headway: 600 }],
    },
    {
      line: 1,
      stops: [0, 2],
      arrivals: [0, 2_460],
      departures: [0, 2_460],
      runs: [{ days: 31, first: 21_600, last: 36_000, headway: 60 }],
    },
  ],
  transfers: [],
}
const AT_THE_END: PlaceToReach = { lat: 1.3, lng: 104, day: 0, arriveBy: 9 * 3_600, ways: ['walk', 'rail'], year: 2026 }
const network = transitNetwork(TOWN)
const home = homeStops(network, pointsOf([{ lat: 1.3, lng: 103.5 }]))
const minutes = (place: PlaceToReach) => [...minutesOfHomes(searchArrivals(network, place), home).minutes]

describe('minutes of homes', () => {
  it('count from leaving to the hour that was named', () => {
    // the 08:00 arrives at 08:55; one stands at the stop a minute before
    expect(minutes(AT_THE_END)).toEqual([61])
  })

  it('count a line from the year in which it opens', () => {
    expect(minutes({ ...AT_THE_END, year: 2029 })).toEqual([61])
    expect(minutes({ ...AT_THE_END, year: 2030 })).toEqual([42])
  })

  it('know no way on a day without trips, by a way that is not wished, nor beyond four hours', () => {
    expect(minutes({ ...AT_THE_END, day: 6 })).toEqual([NO_WAY])
    expect(minutes({ ...AT_THE_END, ways: ['bus'] })).toEqual([NO_WAY])
    expect(minutes({ ...AT_THE_END, arriveBy: 20 * 3_600 })).toEqual([NO_WAY])
  })

  it('are those on foot or by bicycle where these are quicker', () => {
    const near = { ...AT_THE_END, lng: 103.509, ways: ['walk', 'cycle'] as const }
    const both = minutesOfHomes(searchArrivals(network, near), home)
    expect([both.minutes[0], both.by[0]]).toEqual([6, 2])
    const onFoot = minutesOfHomes(searchArrivals(network, { ...near, ways: ['walk'] }), home)
    expect([onFoot.minutes[0], onFoot.by[0]]).toEqual([17, 1])
  })
})

describe('the way of a home', () => {
  it('names lines, stops and times', () => {
    expect(wayOfHome(network, searchArrivals(network, AT_THE_END), home, 0)).toEqual({
      minutes: 61,
      leaves: 8 * 3_600 - 60,
      legs: [
        { kind: 'foot', seconds: 0, to: 'Stop 0' },
        {
          kind: 'ride',
          line: 'East Line',
          mode: 'RAIL',
          color: '009645',
          from: 'Stop 0',
          to: 'Stop 2',
          departs: 28_800,
          arrives: 32_100,
          waits: 60,
        },
        { kind: 'foot', seconds: 0, to: null },
      ],
    })
  })

  it('is there exactly where there are minutes, leaves when they say, and its parts follow each other until the hour', () => {
    fc.assert(
      fc.property(randomCity({ stops: 12, patterns: 8, side: 3 }), randomPlace(3), randomHomes(3, 8), (timetable, place, homes) => {
        const net = transitNetwork(timetable)
        const stops = homeStops(net, pointsOf(homes))
        const search = searchArrivals(net, place)
        const all = minutesOfHomes(search, stops)
        for (const at of homes.keys()) {
          const way = wayOfHome(net, search, stops, at)
          expect(way?.minutes ?? NO_WAY).toBe(all.minutes[at])
          if (!way) continue
          let now = way.leaves
          for (const leg of way.legs) {
            if (leg.kind !== 'ride') now += leg.seconds
            else {
              expect(leg.departs - leg.waits).toBe(now)
              expect(leg.waits).toBeGreaterThanOrEqual(60)
              expect(leg.arrives).toBeGreaterThanOrEqual(leg.departs)
              now = leg.arrives
            }
          }
          expect(now).toBeLessThanOrEqual(place.arriveBy)
          expect(way.legs.filter(({ kind }) => kind === 'ride').length).toBeLessThanOrEqual(4)
        }
      }),
      { numRuns: 200 },
    )
  })
})
