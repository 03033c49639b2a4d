import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { float32At, float64At } from '#lib/element-at.ts'
import { parseForest, serialiseForest } from './gbdt-codec.ts'
import { fitForest } from './gbdt-fit.ts'
import type { ForestOptions } from './gbdt-options.ts'
import { predictRow } from './gbdt-predict.ts'
import { seededRandom } from './random.ts'

const OPTIONS: ForestOptions = {
  trees: 120,
  leaves: 16,
  rate: 0.1,
  leafWeight: 5,
  ridge: 1,
  featureShare: 1,
  rowShare: 0.7,
  clip: 10,
  seed: 3,
}
const ROWS = 2000

/** y = sin x + 2·[z > 0.5] where x is known, −1 where it is missing; the third column is noise */
function lesson(seed: number, noise = 0) {
  const random = seededRandom(seed)
  const numbers = () => Float32Array.from({ length: ROWS }, () => random())
  const [x, z, other] = [numbers(), numbers(), numbers()]
  const target = Float64Array.from({ length: ROWS }, (_, row) => {
    if (row % 20 === 0) x[row] = Number.NaN
    const known = Number.isNaN(x[row]) ? -1 : Math.sin(6 * float32At(x, row))
    return known + (float32At(z, row) > 0.5 ? 2 : 0) + noise * (random() - 0.5)
  })
  return { columns: [x, z, other], target, weight: new Float64Array(ROWS).fill(1) }
}

const rowOf = (columns: readonly Float32Array[], row: number) => Float32Array.from(columns, (column) => float32At(column, row))

describe('boosted trees', () => {
  const taught = lesson(1)
  const forest = fitForest(taught.columns, taught.target, taught.weight, OPTIONS)

  it('learn a known function, missing values included', () => {
    const fresh = lesson(2)
    let error = 0
    for (let row = 0; row < ROWS; row++) error += (predictRow(forest, rowOf(fresh.columns, row)) - float64At(fresh.target, row)) ** 2
    expect(Math.sqrt(error / ROWS)).toBeLessThan(0.1)
    expect(predictRow(forest, Float32Array.of(Number.NaN, 0.9, 0.5))).toBeCloseTo(1, 1)
  })

  it('are the same for the same seed and differ for another', () => {
    const again = fitForest(taught.columns, taught.target, taught.weight, OPTIONS)
    expect(serialiseForest(again)).toEqual(serialiseForest(forest))
    const other = fitForest(taught.columns, taught.target, taught.weight, { ...OPTIONS, seed: 4 })
    expect(serialiseForest(other)).not.toEqual(serialiseForest(forest))
  })

  it('answer the same after being stored', () => {
    const restored = parseForest(serialiseForest(forest))
    for (let row = 0; row < ROWS; row += 7) {
      const features = rowOf(taught.columns, row)
      expect(predictRow(restored, features)).toBe(predictRow(forest, features))
    }
    expect(() => parseForest(new Uint8Array(40))).toThrow(RangeError)
    expect(() => parseForest(serialiseForest(forest).subarray(0, 900))).toThrow(RangeError)
  })

  it('ignore what a clipped residual exaggerates', () => {
    const wild = lesson(5)
    for (let row = 0; row < ROWS; row += 25) wild.target[row] = 1000
    const calm = fitForest(wild.columns, wild.target, wild.weight, { ...OPTIONS, clip: 0.5 })
    expect(predictRow(calm, Float32Array.of(0.1, 0.1, 0.5))).toBeLessThan(2)
  })

  it('count rows by weight', () => {
    const columns = [Float32Array.from({ length: 400 }, () => 1)]
    const target = Float64Array.from({ length: 400 }, (_, row) => row % 2)
    const heavy = Float64Array.from({ length: 400 }, (_, row) => (row % 2 ? 9 : 1))
    const mean = predictRow(fitForest(columns, target, heavy, { ...OPTIONS, rowShare: 1 }), Float32Array.of(1))
    expect(mean).toBeCloseTo(0.9, 4)
  })
})

describe('a monotone feature', () => {
  const { columns, target, weight } = lesson(9, 1)
  const rising = fitForest(columns, target, weight, { ...OPTIONS, monotone: [1, 0, 0] })
  const falling = fitForest(columns, target, weight, { ...OPTIONS, monotone: [-1, 0, 0] })
  const unit = fc.float({ min: 0, max: 1, noNaN: true })

  it('never lowers (or never raises) the answer', () => {
    fc.assert(
      fc.property(unit, unit, unit, unit, (a, b, z, other) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const at = (x: number) => Float32Array.of(x, z, other)
        expect(predictRow(rising, at(high))).toBeGreaterThanOrEqual(predictRow(rising, at(low)))
        expect(predictRow(falling, at(high))).toBeLessThanOrEqual(predictRow(falling, at(low)))
      }),
    )
  })
})
