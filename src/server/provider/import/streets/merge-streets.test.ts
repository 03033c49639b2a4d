import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { mergeStreets } from './merge-streets.ts'
import { lengthOf, nearestOn, planeOf } from './plane.ts'

/** Metres east and north of a place that is nowhere in particular, as longitude and latitude. */
const at = (east: number, north: number): Position => [10 + east / 109_506, 10 + north / 111_195]
const street = (...spots: [number, number][]): Position[] => spots.map(([east, north]) => at(east, north))

const plane = planeOf([at(0, 0), at(0, 1000)])
const metresOf = (lines: readonly { line: Position[] }[]) => lines.reduce((sum, { line }) => sum + lengthOf(line.map(plane.spot)), 0)

/** How far a position is from the nearest line. */
function metresTo(lines: readonly { line: Position[] }[], place: Position): number {
  const spot = plane.spot(place)
  const away = lines.flatMap(({ line }) =>
    line.slice(1).map((end, i) => {
      const near = nearestOn(spot, plane.spot(line[i] ?? end), plane.spot(end))
      return Math.hypot(near[0] - spot[0], near[1] - spot[1])
    }),
  )
  return Math.min(...away)
}

const MAIN = street([0, 0], [400, 0], [1000, 0])
const BACK = street([1000, 8], [600, 8], [0, 8])
const SIDE = street([400, 0], [400, 500])
const FAR = street([0, 200], [300, 200])

describe('a network of streets', () => {
  it('has each street once, however many lines follow it in either direction', () => {
    const once = mergeStreets([MAIN, SIDE])
    const often = mergeStreets([MAIN, SIDE, BACK, [...MAIN].reverse(), street([0, 0], [400, 0], [400, 500])])
    expect(metresOf(once)).toBeCloseTo(1500, -1)
    expect(metresOf(often)).toBeCloseTo(1500, -2)
  })

  it('loses no stretch: every point of the lines is near what is kept', () => {
    const wild = Array.from({ length: 40 }, (_, i) =>
      street(
        ...Array.from({ length: 12 }, (_, j): [number, number] => [j * 90 + Math.sin(i * 7 + j) * 40, i * 25 + Math.cos(i + j * 3) * 30]),
      ),
    )
    const merged = mergeStreets(wild)
    for (const place of wild.flat()) expect(metresTo(merged, place)).toBeLessThan(35)
  })

  it('keeps streets apart that are wider apart than carriageways', () => {
    expect(mergeStreets([MAIN, FAR])).toHaveLength(2)
    expect(mergeStreets([MAIN, street([0, 30], [1000, 30])])).toHaveLength(2)
    expect(mergeStreets([MAIN, BACK])).toHaveLength(1)
  })

  it('leads a street that stops short up to the one it meets', () => {
    const [, side] = mergeStreets([MAIN, street([400, 20], [400, 500])])
    expect(metresTo([{ line: MAIN }], side?.line.at(0) ?? [0, 0])).toBeLessThan(1)
  })

  it('goes straight on where streets cross', () => {
    const crossing = mergeStreets([street([0, 0], [500, 0], [500, 500]), street([500, -500], [500, 0], [1000, 0])])
    expect(crossing).toHaveLength(2)
    for (const { line } of crossing) expect(line).toHaveLength(2)
  })

  it('says how long a street is and how many lines follow it', () => {
    const [longest, other] = mergeStreets([MAIN, FAR, FAR, FAR])
    expect(longest).toMatchObject({ streetMetres: expect.closeTo(1000, 0), uses: 1 })
    expect(other).toMatchObject({ streetMetres: expect.closeTo(300, 0), uses: 3 })
  })

  it('is the same for the same lines', () => {
    const lines = [MAIN, BACK, SIDE, FAR]
    expect(JSON.stringify(mergeStreets(lines))).toBe(JSON.stringify(mergeStreets(lines)))
  })

  it('of nothing is nothing', () => {
    expect(mergeStreets([])).toEqual([])
    expect(mergeStreets([[at(0, 0)], []])).toEqual([])
  })
})
