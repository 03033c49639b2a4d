import { describe, expect, it } from 'vitest'
import { askedStretches, changeBefore, stepPath } from './asked-steps.ts'

const DAY = 86_400_000
const day = (n: number) => new Date(n * DAY).toISOString()
const PRICES = [
  { date: day(0), price: 1_000 },
  { date: day(10), price: 900 },
  { date: day(20), price: null },
  { date: day(30), price: 950 },
]

describe('the history of what is asked', () => {
  it('is a stretch for each price, until its next change or now', () => {
    expect(askedStretches(PRICES, 40 * DAY)).toEqual([
      { from: 0, until: 10 * DAY, price: 1_000 },
      { from: 10 * DAY, until: 20 * DAY, price: 900 },
      { from: 30 * DAY, until: 40 * DAY, price: 950 },
    ])
  })

  it('is drawn as steps that are broken where nobody advertised it', () => {
    const drawn = stepPath(askedStretches(PRICES, 40 * DAY))
    expect(drawn?.path).toMatch(/^M0 [\d.]+H25L25 [\d.]+H50M75 [\d.]+H100$/)
    expect(drawn?.low).toBeLessThan(900)
    expect(drawn?.high).toBeGreaterThan(1_000)
  })

  it('is not drawn without time between', () => expect(stepPath(askedStretches([{ date: day(1), price: 5 }], DAY))).toBeNull())

  it('says each change against the price before it, over a pause as well', () => {
    expect(PRICES.map((_, at) => changeBefore(PRICES, at)?.toFixed(3) ?? null)).toEqual([null, '-0.100', null, '0.056'])
  })
})
