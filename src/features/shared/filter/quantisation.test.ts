import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKER_BITS } from '#graphql/marker-snapshot.ts'
import { sqmToSqft } from '#lib/units.ts'
import { codeOf, codeOfLevel, figureOf, snap, topCode } from './quantisation.ts'
import { RANGE_KEYS, RANGES, type RangeKey, rangeRow } from './rows.ts'

const name = fc.constantFrom(...RANGE_KEYS)
/** figures near levels and between them, in the database's unit */
const figure = (own: RangeKey) => {
  const { divisor, steps } = rangeRow(own).quantisation
  const [low, high] = [steps[0]?.[0] ?? 0, steps.at(-1)?.[0] ?? 0]
  return fc.oneof(
    fc.integer({ min: low - 5, max: high + 5 }).map((level) => level / divisor),
    fc.double({ min: (low - 5) / divisor, max: (high + 5) / divisor, noNaN: true }),
    fc.integer({ min: low, max: high }).map((at) => snap(own, at) / divisor),
  )
}

describe('a quantisation', () => {
  it('fits its column', () => {
    for (const own of RANGE_KEYS)
      for (const column of Object.values(RANGES[own].marks))
        expect(MARKER_BITS[column], column).toBe(Math.ceil(Math.log2(topCode(own) + 1)))
  })

  it('makes bounds on levels exact: codes compare as figures do', () => {
    const drawn = name.chain((own) => fc.tuple(fc.constant(own), figure(own), figure(own)))
    fc.assert(
      fc.property(drawn, ([own, value, other]) => {
        const level = snap(own, other * rangeRow(own).quantisation.divisor)
        const bound = level / rangeRow(own).quantisation.divisor
        const code = codeOf(own, value)
        expect(code >= codeOfLevel(own, level)).toBe(value >= bound)
        expect(code <= codeOfLevel(own, level)).toBe(value <= bound)
        expect(code).toBeGreaterThanOrEqual(1)
        expect(code).toBeLessThanOrEqual(topCode(own))
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps order', () => {
    const drawn = name.chain((own) => fc.tuple(fc.constant(own), figure(own), figure(own)))
    fc.assert(fc.property(drawn, ([own, a, b]) => a > b || codeOf(own, a) <= codeOf(own, b)))
  })

  it('snaps a level to itself and gives a figure back to within its step', () => {
    fc.assert(
      fc.property(
        name.chain((own) => fc.tuple(fc.constant(own), figure(own))),
        ([own, value]) => {
          const level = snap(own, value * rangeRow(own).quantisation.divisor)
          expect(snap(own, level)).toBe(level)
          expect(figureOf(own, codeOfLevel(own, level))).toBe(level)
        },
      ),
    )
    expect(figureOf('price', codeOf('price', 1_234_400))).toBe(1_234_500)
    expect(figureOf('price', codeOf('price', null))).toBeNull()
  })

  it('knows what the trade says', () => {
    expect(snap('price', 1_250_400)).toBe(1_250_000)
    expect(snap('price', 9e12)).toBe(5e9)
    expect(codeOf('area', sqmToSqft(92.903))).toBeLessThan(codeOfLevel('area', 1_000) + 2)
    expect(codeOf('change', 0.1)).toBe(codeOfLevel('change', 10))
    expect(codeOf('change', -0.07)).toBe(codeOfLevel('change', -7))
    expect(codeOf('yield', 0.035)).toBe(codeOfLevel('yield', 35))
    expect(codeOf('completion', 1_700)).toBe(1)
  })
})
