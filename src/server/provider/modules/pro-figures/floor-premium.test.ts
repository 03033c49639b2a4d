import fc from 'fast-check'
import { expect, it } from 'vitest'
import { floorPremium } from './floor-premium.ts'
import { binWidth, fewBins } from './price-distribution.ts'

interface Sale {
  kind: string
  floor: number
  psf: number
}

/** The sums as the statement makes them: each sale against the mean of its kind. */
function sumsOf(sales: readonly Sale[]) {
  const centred = [...Map.groupBy(sales, ({ kind }) => kind).values()]
    .filter((alike) => alike.length > 1)
    .map((alike) => {
      const mean = (of: (sale: Sale) => number) => alike.reduce((sum, sale) => sum + of(sale), 0) / alike.length
      const [x0, y0] = [mean(({ floor }) => floor), mean(({ psf }) => Math.log(psf))]
      return alike.map(({ floor, psf }) => ({ x: floor - x0, y: Math.log(psf) - y0 }))
    })
  const all = centred.flat()
  const sum = (of: (point: { x: number; y: number }) => number) => all.reduce((total, point) => total + of(point), 0)
  return { n: all.length, kinds: centred.length, xx: sum(({ x }) => x * x), xy: sum(({ x, y }) => x * y), yy: sum(({ y }) => y * y) }
}

const noise = fc.array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), { minLength: 40, maxLength: 60 })
const made = (slope: number, factor: number, noises: readonly number[]): Sale[] =>
  noises.map((e, i) => ({
    kind: i % 2 ? 'a' : 'b',
    floor: 1 + (i % 13),
    psf: factor * (i % 2 ? 900 : 1_400) * Math.exp(slope * (1 + (i % 13)) + e),
  }))

it('finds the premium that the prices were made with, whatever the kinds cost', () => {
  fc.assert(
    fc.property(fc.double({ min: -0.02, max: 0.03, noNaN: true }), fc.integer({ min: 25, max: 60 }), (slope, n) => {
      const found = floorPremium(
        sumsOf(
          made(
            slope,
            1,
            Array.from({ length: n }, () => 0),
          ),
        ),
      )
      expect(found?.perFloor).toBeCloseTo(Math.expm1(slope), 9)
      expect((found?.high ?? 1) - (found?.low ?? 0)).toBeLessThan(1e-6)
    }),
  )
})

it('does not depend on the currency, and lies within its interval', () => {
  fc.assert(
    fc.property(noise, fc.double({ min: 0.01, max: 100, noNaN: true }), (noises, factor) => {
      const [one, other] = [floorPremium(sumsOf(made(0.004, 1, noises))), floorPremium(sumsOf(made(0.004, factor, noises)))]
      expect(other?.perFloor).toBeCloseTo(one?.perFloor ?? 9, 9)
      expect(other?.low).toBeCloseTo(one?.low ?? 9, 9)
      if (one) expect(one.low <= one.perFloor && one.perFloor <= one.high).toBe(true)
    }),
  )
})

it('is worked out as by hand', () => {
  // x −1, 0, 1 eight times, y 0, 0.01, 0.02 of the same order but ±0.01 in turn: slope 0.01, residuals 0.01
  const sales = Array.from({ length: 24 }, (_, i) => ({
    kind: 'a',
    floor: 1 + (i % 3),
    psf: Math.exp(0.01 * (i % 3) + (Math.floor(i / 3) % 2 ? 0.01 : -0.01)),
  }))
  const found = floorPremium(sumsOf(sales))
  // rest = 24 × 0.01² = 0.0024, freedom 22, Sxx 16: error √(0.0024 / 22 / 16) = 0.002611; t = 2.0714
  expect(found?.n).toBe(24)
  expect(Math.log1p(found?.perFloor ?? 0)).toBeCloseTo(0.01, 9)
  expect(Math.log1p(found?.high ?? 0)).toBeCloseTo(0.01 + 2.0714 * 0.002611, 4)
})

it('is not told from few sales, nor from one floor', () => {
  expect(floorPremium({ n: 21, kinds: 1, xx: 10, xy: 0.1, yy: 0.1 })).toBeNull()
  expect(floorPremium({ n: 90, kinds: 1, xx: 0, xy: 0, yy: 0.1 })).toBeNull()
})

it('bins are joined until they can be read side by side, and lose no sale', () => {
  const bins = Array.from({ length: 61 }, (_, at) => ({ from: at * 10, to: (at + 1) * 10, n: at }))
  const few = fewBins(bins)
  expect(few).toHaveLength(16)
  expect([few[0], few.at(-1)]).toEqual([
    { from: 0, to: 40, n: 6 },
    { from: 600, to: 610, n: 60 },
  ])
  expect(few.reduce((sum, { n }) => sum + n, 0)).toBe((60 * 61) / 2)
})

it('bins are as wide as a person would make them', () => {
  expect([20, 400, 1_000, 2_300, 2_600, 30_000].map(binWidth)).toEqual([1, 10, 20, 50, 100, 1_000])
})
