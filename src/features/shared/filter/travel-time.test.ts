import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHANGE_SECONDS, railSeconds, type StationGraph, travelTimeCircles, WALK_MINUTES_MAX } from './travel-time.ts'

const station = (name: string, lng6: number) => ({ name, nameLocal: null, code: null, lat6: 1_300_000, lng6 })

/** A — B — C on one line, B — D on another, E apart. */
const graph: StationGraph = {
  stations: [
    station('A', 103_800_000),
    station('B', 103_820_000),
    station('C', 103_840_000),
    station('D', 103_860_000),
    station('E', 103_900_000),
  ],
  lines: ['red', 'blue'],
  links: [
    [0, 1, 0, 120],
    [1, 2, 0, 180],
    [1, 3, 1, 100],
  ],
}

describe('rides', () => {
  it('add up along a line, cost a change between lines, and never reach what no train reaches', () => {
    expect(railSeconds(graph, 0)).toEqual([0, 120, 300, 120 + CHANGE_SECONDS + 100, Number.POSITIVE_INFINITY])
  })

  it('begin on any line without a change', () => expect(railSeconds(graph, 1)).toEqual([120, 0, 180, 100, Number.POSITIVE_INFINITY]))

  it('take as long back', () => {
    const link = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(1), fc.integer({ min: 30, max: 600 }))
    fc.assert(
      fc.property(fc.array(link, { maxLength: 12 }), fc.nat(4), fc.nat(4), (links, a, b) => {
        const own = { ...graph, links }
        expect(railSeconds(own, a)[b]).toBe(railSeconds(own, b)[a])
      }),
    )
  })
})

describe('reach', () => {
  const at = { lat6: 1_300_100, lng6: 103_800_100 }

  it('walks what is left of the time, and no longer than people do', () => {
    const circles = travelTimeCircles(graph, at, 6)
    expect(circles.map(({ metres }) => metres)).toEqual([369, 246, 62])
    expect(travelTimeCircles(graph, at, 60)[0]?.metres).toBe(Math.round((WALK_MINUTES_MAX * 80) / 1.3))
  })

  it('grows with the minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 59 }), (minutes) => {
        const [less, more] = [travelTimeCircles(graph, at, minutes), travelTimeCircles(graph, at, minutes + 1)]
        for (const circle of less) expect(more.find(({ lng6 }) => lng6 === circle.lng6)?.metres).toBeGreaterThanOrEqual(circle.metres)
      }),
    )
  })

  it('is nothing where no station is', () => expect(travelTimeCircles(graph, { lat6: 1_400_000, lng6: 103_800_000 }, 30)).toEqual([]))
})
