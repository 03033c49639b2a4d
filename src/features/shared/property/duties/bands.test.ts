import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandLines, sumOf } from './bands.ts'
import { dutiesOf } from './country-duties.ts'
import { ruleOn } from './dated.ts'
import { yearOfHolding } from './holding.ts'
import { AU_STATES, BUYERS, USES } from './purchase.ts'
import { BUYER } from './sg-tables.ts'

const source = { name: 'An office', url: 'https://example.org/' }

describe('bandLines', () => {
  const table = {
    bands: [
      { over: 0, base: 0, rate: 100 },
      { over: 180_000, base: 1_800, rate: 200 },
    ],
  } as const
  it('shows each part with its rate', () =>
    expect(bandLines(table, 200_000)).toEqual([
      { from: 0, to: 180_000, rate: 100, amount: 1_800 },
      { from: 180_000, to: null, rate: 200, amount: 400 },
    ]))
  it('leaves out parts that are not reached', () => expect(bandLines(table, 180_000)).toHaveLength(1))
  it('adds up to the duty, whatever the price', () => {
    const [, , now] = BUYER
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_000 }), (price) => {
        const inSlices = now.table.bands.reduce((sum, band, i) => {
          const to = now.table.bands[i + 1]?.over ?? Number.POSITIVE_INFINITY
          return 'rate' in band ? sum + (Math.max(0, Math.min(price, to) - band.over) * band.rate) / 10_000 : sum
        }, 0)
        expect(sumOf(bandLines(now.table, price))).toBeCloseTo(Math.max(inSlices, 1), 4)
      }),
    )
  })
})

describe('ruleOn', () => {
  const rules = ['2020-01-01', '2024-07-01'].map((effectiveFrom) => ({ effectiveFrom, source, checkedOn: '2026-01-01' }))
  it.each([
    ['2019-12-31', undefined],
    ['2020-01-01', '2020-01-01'],
    ['2024-06-30', '2020-01-01'],
    ['2024-07-01', '2024-07-01'],
    ['2099-01-01', '2024-07-01'],
  ])('on %s the rule of %s holds', (day, from) => expect(ruleOn(rules, day)?.effectiveFrom).toBe(from))
  it('does not depend on the order of rows', () => expect(ruleOn([...rules].reverse(), '2025-01-01')?.effectiveFrom).toBe('2024-07-01'))
})

it.each([
  ['2024-01-01', '2024-01-01', 1],
  ['2024-01-01', '2025-01-01', 1],
  ['2024-01-01', '2025-01-02', 2],
  ['2020-02-29', '2021-03-01', 2],
  ['2020-02-29', '2024-02-29', 4],
])('from %s to %s is year %i of holding', (from, to, year) => expect(yearOfHolding(from, to)).toBe(year))

const countries = ['SG', 'MY', 'HK', 'AU'] as const

describe.each(countries)('%s', (country) => {
  const purchase = fc.record({
    day: fc.constantFrom('2024-07-02', '2025-07-04', '2026-01-01', '2026-11-20'),
    price: fc.integer({ min: 0, max: 200_000_000 }),
    buyer: fc.constantFrom(...BUYERS),
    homes: fc.integer({ min: 1, max: 4 }),
    use: fc.constantFrom(...USES),
    state: fc.constantFrom(...AU_STATES),
    loan: fc.constant(null),
  })
  it('tells every duty in whole units with a source, and its lines add up', async () => {
    const { buying } = await dutiesOf(country)
    fc.assert(
      fc.property(purchase, (one) => {
        for (const { amount, lines, rule } of buying(one) ?? []) {
          expect(Number.isInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(Math.abs(sumOf(lines) - amount)).toBeLessThan(1)
          expect(rule.source.url).toMatch(/^https:\/\//)
          expect(rule.effectiveFrom <= one.day).toBe(true)
          expect(rule.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        }
        if (one.price === 0) for (const { amount, name } of buying(one) ?? []) expect([name, amount]).toEqual([name, 0])
      }),
    )
  })
})
