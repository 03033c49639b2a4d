import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKER_BITS } from '#graphql/marker-snapshot.ts'
import { areaCode, codeOf, codeOfRung, figureOf, LADDERS, type LadderName, snap, topCode } from './ladders.ts'

const names = Object.keys(LADDERS) as LadderName[]
const name = fc.constantFrom(...names)
/** figures near rungs and between them, in the database's unit */
const figure = (own: LadderName) => {
  const { divisor, steps } = LADDERS[own]
  const [low, high] = [steps[0]?.[0] ?? 0, steps.at(-1)?.[0] ?? 0]
  return fc.oneof(
    fc.integer({ min: low - 5, max: high + 5 }).map((rung) => rung / divisor),
    fc.double({ min: (low - 5) / divisor, max: (high + 5) / divisor, noNaN: true }),
    fc.integer({ min: low, max: high }).map((at) => snap(own, at) / divisor),
  )
}

describe('a ladder', () => {
  it('fits its column', () => {
    for (const own of names) {
      const { bits } = LADDERS[own]
      expect(topCode(own), own).toBeLessThan(2 ** bits)
      expect(own === 'area' ? MARKER_BITS.areaMin : MARKER_BITS[own], own).toBe(bits)
    }
  })

  it('makes bounds on rungs exact: codes compare as figures do', () => {
    const drawn = name.chain((own) => fc.tuple(fc.constant(own), figure(own), figure(own)))
    fc.assert(
      fc.property(drawn, ([own, value, other]) => {
        const rung = snap(own, other * LADDERS[own].divisor)
        const bound = rung / LADDERS[own].divisor
        const code = codeOf(own, value)
        expect(code >= codeOfRung(own, rung)).toBe(value >= bound)
        expect(code <= codeOfRung(own, rung)).toBe(value <= bound)
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

  it('snaps a rung to itself and gives a figure back to within its step', () => {
    fc.assert(
      fc.property(
        name.chain((own) => fc.tuple(fc.constant(own), figure(own))),
        ([own, value]) => {
          const rung = snap(own, value * LADDERS[own].divisor)
          expect(snap(own, rung)).toBe(rung)
          expect(figureOf(own, codeOfRung(own, rung))).toBe(rung)
        },
      ),
    )
    expect(figureOf('price', codeOf('price', 1_234_400))).toBe(1_234_500)
    expect(figureOf('price', codeOf('price', null))).toBeNull()
  })

  it('knows what the trade says', () => {
    expect(snap('price', 1_250_400)).toBe(1_250_000)
    expect(snap('price', 9e12)).toBe(5e9)
    expect(areaCode(92.903)).toBeLessThan(codeOfRung('area', 1_000) + 2)
    expect(codeOf('change', 0.1)).toBe(codeOfRung('change', 10))
    expect(codeOf('change', -0.07)).toBe(codeOfRung('change', -7))
    expect(codeOf('yield', 0.035)).toBe(codeOfRung('yield', 35))
    expect(codeOf('completion', 1_700)).toBe(1)
  })
})
