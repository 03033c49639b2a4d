import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { float32At, float64At, int32At } from '#lib/element-at.ts'
import { bandAround, fitBands } from './bands.ts'
import { seededRandom } from './random.ts'

const ROWS = 8000
const OPTIONS = { errorMax: 0.25, narrowerPrior: 400, widerPrior: 400 }

/** errors whose size depends on the feature, and in the second segment three times as large; `skew` moves them all */
function errors(seed: number, skew = 0) {
  const random = seededRandom(seed)
  const feature = Float32Array.from({ length: ROWS }, () => random())
  const segment = Int32Array.from({ length: ROWS }, () => (random() < 0.3 ? 1 : 0))
  const error = Float64Array.from(feature, (x, row) => {
    const normal = random() + random() + random() + random() - 2
    return skew + normal * (0.02 + 0.08 * x) * (segment[row] === 1 ? 3 : 1)
  })
  return { feature, segment, error }
}

describe('bands', () => {
  const past = errors(1)
  const bands = fitBands([past.feature], past.error, past.segment, 2, OPTIONS)

  it('hold as many later prices as they promise, in every segment and at both ends of the scale', () => {
    const later = errors(2)
    for (const isIn of [
      (row: number) => later.segment[row] === 0,
      (row: number) => later.segment[row] === 1,
      (row: number) => float32At(later.feature, row) < 0.2,
      (row: number) => float32At(later.feature, row) > 0.8,
    ]) {
      let [n, in68, in90] = [0, 0, 0]
      for (let row = 0; row < ROWS; row++) {
        if (!isIn(row)) continue
        const band = bandAround(bands, 0, Float32Array.of(float32At(later.feature, row)), int32At(later.segment, row))
        const error = float64At(later.error, row)
        n++
        if (error >= band.low68 && error <= band.high68) in68++
        if (error >= band.low90 && error <= band.high90) in90++
      }
      expect(Math.abs(in68 / n - 0.68)).toBeLessThan(0.05)
      expect(Math.abs(in90 / n - 0.9)).toBeLessThan(0.035)
    }
  })

  it('are wider where errors are larger', () => {
    const width = (x: number) => {
      const band = bandAround(bands, 0, Float32Array.of(x), 0)
      return band.high68 - band.low68
    }
    expect(width(0.95)).toBeGreaterThan(2 * width(0.05))
  })

  it('of few sales are soon as wide as these, and not as soon as narrow', () => {
    const few = 40
    const of = (spread: number) => Float64Array.from({ length: ROWS }, (_, row) => (row % 2 ? 1 : -1) * (row < few ? spread : 0.1))
    const segment = Int32Array.from({ length: ROWS }, (_, row) => (row < few ? 1 : 0))
    const flat = new Float32Array(ROWS)
    const width = (spread: number, widerPrior: number) => {
      const fitted = fitBands([flat], of(spread), segment, 2, { errorMax: 1, narrowerPrior: 400, widerPrior })
      const { low68, high68 } = bandAround(fitted, 0, Float32Array.of(0), 1)
      return (high68 - low68) / 2
    }
    expect(width(0.3, 15)).toBeGreaterThan(0.23)
    expect(width(0.3, 400)).toBeLessThan(0.13)
    expect(width(0.02, 15)).toBeGreaterThan(0.08)
  })

  it('contain the estimate and one another, even where all errors lie on one side', () => {
    const skewed = fitBands([past.feature], errors(1, 0.5).error, past.segment, 2, OPTIONS)
    fc.assert(
      fc.property(
        fc.constantFrom(bands, skewed),
        fc.double({ min: 8, max: 18, noNaN: true }),
        fc.float({ min: -1, max: 2, noNaN: true }),
        fc.integer({ min: 0, max: 5 }),
        (fitted, estimate, x, segment) => {
          const { low68, high68, low90, high90 } = bandAround(fitted, estimate, Float32Array.of(x), segment)
          expect(low90).toBeLessThanOrEqual(low68)
          expect(low68).toBeLessThanOrEqual(estimate)
          expect(estimate).toBeLessThanOrEqual(high68)
          expect(high68).toBeLessThanOrEqual(high90)
        },
      ),
    )
  })
})
