import { describe, expect, it } from 'vitest'
import { packTimetable } from '#market/timetable/packed-timetable.ts'
import { planAmenities } from './amenities.ts'
import { DEMO_MARKETS } from './demo-markets.ts'
import { createRandom } from './market/random.ts'
import { demoTimetable } from './timetable.ts'

/** The file of a demonstration is part of what a tab loads for a commute. */
const BYTES_MAX = 40_000

describe.each(Object.values(DEMO_MARKETS))('the timetable of $country', (market) => {
  const amenities = planAmenities(createRandom('realty'), market, () => true)
  const timetable = demoTimetable(market, amenities)

  it('is the same each time, and small', () => {
    const bytes = packTimetable(timetable)
    expect(packTimetable(demoTimetable(market, amenities))).toEqual(bytes)
    expect(bytes.length).toBeLessThan(BYTES_MAX)
  })

  it('runs both ways on every line of the market, with buses to its stations', () => {
    for (const { name, stations } of market.lines) {
      const line = timetable.lines.findIndex((one) => one.name === name)
      const patterns = timetable.patterns.filter((pattern) => pattern.line === line)
      expect(patterns, name).toHaveLength(2)
      expect(patterns[0]?.stops.slice(0, stations.length).map((stop) => timetable.stops[stop]?.name)).toEqual(
        stations.map((station) => station.name),
      )
      expect(patterns[1]?.stops).toEqual(patterns[0]?.stops.toReversed())
    }
    const buses = timetable.lines.filter(({ mode }) => mode === 'BUS')
    expect(buses.length).toBeGreaterThan(market.places.length / 4)
  })

  it('takes its time between stops, as trains and buses do', () => {
    for (const { stops, arrivals, runs } of timetable.patterns) {
      expect(arrivals[0]).toBe(0)
      for (let at = 1; at < stops.length; at++) expect((arrivals[at] ?? 0) - (arrivals[at - 1] ?? 0)).toBeGreaterThan(20)
      for (const { first, last, headway } of runs) expect((last - first) % headway).toBe(0)
    }
  })

  it('has one line to come, of one region, without departures; no line has a record', () => {
    const coming = timetable.lines.flatMap((line, at) => (line.opens ? [at] : []))
    expect(coming).toHaveLength(1)
    const patterns = timetable.patterns.filter(({ line }) => coming.includes(line))
    expect(patterns.map(({ runs }) => runs)).toEqual([[], []])
    expect(patterns[0]?.arrivals.at(-1)).toBeLessThan(3 * 3_600)
    for (const { line, runs } of timetable.patterns) if (!coming.includes(line)) expect(runs.length).toBeGreaterThan(0)
    expect(timetable.lines.every(({ disruptions }) => disruptions === null)).toBe(true)
  })
})
