import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { type NameSign, nameStreets } from './name-streets.ts'
import { lengthOf, planeOf } from './plane.ts'

const at = (east: number, north: number): Position => [10 + east / 109_506, 10 + north / 111_195]
const stop = (east: number, name: string, north = 10): NameSign => ({ at: at(east, north), name, metres: 35, weight: 1 })
const home = (east: number, name: string): NameSign => ({ at: at(east, 40), name, metres: 60, weight: 0.3 })

const STREET = { line: [at(0, 0), at(900, 0), at(2000, 0)], streetMetres: 2000, uses: 1 }
const plane = planeOf(STREET.line)

/** Names along the street with the metres they hold. */
const along = (signs: NameSign[], street = STREET) =>
  nameStreets([street], signs).map(({ name, line }) => [name, Math.round(lengthOf(line.map(plane.spot)) / 50) * 50])

describe('names of streets', () => {
  it('come from the stops along them and change between those of two names', () => {
    expect(along([stop(300, 'Elm Road'), stop(700, 'Elm Road'), stop(1100, 'Oak Road'), stop(1600, 'Oak Road')])).toEqual([
      ['Elm Road', 900],
      ['Oak Road', 1100],
    ])
  })

  it('come from several homes along them where there is no stop, and not from one', () => {
    expect(along([home(200, 'Elm Road')])).toEqual([[null, 2000]])
    expect(along([200, 300, 400, 500].map((east) => home(east, 'Elm Road')))).toEqual([
      ['Elm Road', 950],
      [null, 1050],
    ])
  })

  it('are not interrupted by homes of a street behind, nor by a stop round the corner', () => {
    const stops = [200, 600, 1000, 1400, 1800].map((east) => stop(east, 'Elm Road'))
    expect(along([...stops, home(700, 'Back Lane'), home(720, 'Back Lane')])).toEqual([['Elm Road', 2000]])
    expect(along([...stops, stop(800, 'Oak Road')])).toEqual([['Elm Road', 2000]])
  })

  it('end some way after the last sign', () => {
    expect(along([stop(1000, 'Elm Road')])).toEqual([
      [null, 550],
      ['Elm Road', 900],
      [null, 550],
    ])
    expect(along([stop(1000, 'Elm Road', 60)])).toEqual([[null, 2000]])
  })

  it('lose nothing of a street, and are the same every time', () => {
    const signs = [stop(90, 'A'), stop(700, 'B'), stop(720, 'B'), home(900, 'C'), stop(1990, 'D')]
    expect(along(signs).reduce((sum, [, metres]) => sum + Number(metres), 0)).toBeCloseTo(2000, -2)
    const named = nameStreets([STREET], signs)
    for (const [i, { line }] of named.slice(1).entries()) expect(line[0]).toEqual(named[i]?.line.at(-1))
    expect(JSON.stringify(nameStreets([STREET], signs))).toBe(JSON.stringify(named))
  })
})
