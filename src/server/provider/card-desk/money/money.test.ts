import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billingPeriodEnd, monthsLater } from './billing-periods.ts'
import { invoiceSums, type SumDiscount, type SumLine, splitByWeight } from './invoice-sums.ts'
import { leftOver, roundMinor } from './proration.ts'
import { type SeatTier, tieredAmount } from './seat-prices.ts'

const at = (text: string) => Date.parse(text) / 1_000
const moment = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') })
const amount = fc.integer({ min: 0, max: 5_000_000 })

describe('periods', () => {
  it.each([
    ['2027-01-31T10:00:00Z', 1, '2027-02-28T10:00:00Z'],
    ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
    ['2028-02-29T10:00:00Z', 12, '2029-02-28T10:00:00Z'],
    ['2027-10-31T23:59:59Z', 1, '2027-11-30T23:59:59Z'],
    ['2027-12-15T00:00:00Z', 1, '2028-01-15T00:00:00Z'],
  ])('%s and %d months is %s', (from, months, to) => expect(monthsLater(at(from), months)).toBe(at(to)))

  it('come back to the day that they began on after a short month', () => {
    const anchor = at('2027-01-31T08:00:00Z')
    const ends = ['02-28', '03-31', '04-30', '05-31'].map((day) => at(`2027-${day}T08:00:00Z`))
    let start = anchor
    for (const end of ends) {
      start = billingPeriodEnd(start, { interval: 'month', interval_count: 1 }, anchor)
      expect(start).toBe(end)
    }
  })

  it('follow each other, and twelve months are a year', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom('day', 'week', 'month', 'year'), fc.integer({ min: 1, max: 3 }), (anchor, interval, count) => {
        const one = billingPeriodEnd(anchor, { interval, interval_count: count }, anchor)
        expect(one).toBeGreaterThan(anchor)
        expect(billingPeriodEnd(one, { interval, interval_count: count }, anchor)).toBeGreaterThan(one)
        expect(one % 86_400).toBe(anchor % 86_400)
        expect(monthsLater(anchor, 12)).toBe(billingPeriodEnd(anchor, { interval: 'year', interval_count: 1 }, anchor))
      }),
    )
  })
})

describe('what is left of a period', () => {
  const span = fc.tuple(moment, fc.integer({ min: 1, max: 400 * 86_400 })).map(([start, length]) => ({ start, end: start + length }))

  it('is everything at its beginning, nothing at its end, and never more later', () => {
    fc.assert(
      fc.property(
        amount,
        span,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (whole, period, a, b) => {
          const moments = [a, b].map((share) => Math.floor(period.start + share * (period.end - period.start))).toSorted((x, y) => x - y)
          const [earlier = 0, later = 0] = moments.map((moment) => leftOver(whole, period, moment))
          expect(leftOver(whole, period, period.start)).toBe(whole)
          expect(leftOver(whole, period, period.end)).toBe(0)
          expect(earlier).toBeGreaterThanOrEqual(later)
          expect(later).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  it('is the same for a credit as for a charge, so that a change taken back at once costs nothing', () => {
    fc.assert(
      fc.property(amount, span, (whole, period) => {
        const half = Math.floor((period.start + period.end) / 2)
        expect(leftOver(-whole, period, half) + leftOver(whole, period, half)).toBe(0)
      }),
    )
  })

  it('is rounded half away from zero', () => {
    expect([2.5, -2.5, 2.4, -2.4, 0].map(roundMinor)).toEqual([3, -3, 2, -2, 0])
  })
})

describe('seats', () => {
  const tiers = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 0, maxLength: 4 }),
      fc.array(amount, { minLength: 10, maxLength: 10 }),
    )
    .map(([limits, prices]) =>
      [...limits.toSorted((a, b) => a - b), null].map(
        (up_to, i): SeatTier => ({ up_to, unit_amount: prices[i] ?? 0, flat_amount: prices[i + 5] ?? 0 }),
      ),
    )

  it('of graduated tiers cost one after the other what their tier says', () => {
    fc.assert(
      fc.property(tiers, fc.integer({ min: 0, max: 100 }), (all, quantity) => {
        const step = tieredAmount(all, 'graduated', quantity + 1) - tieredAmount(all, 'graduated', quantity)
        const tier = all.find(({ up_to: upTo }) => upTo === null || quantity + 1 <= upTo)
        const isFirstOfTier = quantity === 0 || all.some(({ up_to: upTo }) => upTo === quantity)
        expect(step).toBe((tier?.unit_amount ?? 0) + (isFirstOfTier ? (tier?.flat_amount ?? 0) : 0))
      }),
    )
  })

  it('of volume tiers all cost what the tier of their number says', () => {
    const all = [
      { up_to: 5, unit_amount: 3_000, flat_amount: null },
      { up_to: null, unit_amount: 2_000, flat_amount: 500 },
    ]
    expect([0, 1, 5, 6].map((quantity) => tieredAmount(all, 'volume', quantity))).toEqual([0, 3_000, 15_000, 12_500])
  })
})

describe('the sums of an invoice', () => {
  const rate = fc.record({ id: fc.constantFrom('gst', 'sst'), percentage: fc.constantFrom(6, 8, 9, 10), isInclusive: fc.boolean() })
  const line: fc.Arbitrary<SumLine> = fc.record({
    amount: fc.integer({ min: -500_000, max: 500_000 }),
    isDiscountable: fc.boolean(),
    rates: fc.uniqueArray(rate, { maxLength: 2, selector: ({ id }) => id }),
  })
  const discount: fc.Arbitrary<SumDiscount> = fc.oneof(
    fc.record({ id: fc.constant('percent'), percentOff: fc.integer({ min: 1, max: 100 }), amountOff: fc.constant(null) }),
    fc.record({ id: fc.constant('amount'), percentOff: fc.constant(null), amountOff: fc.integer({ min: 1, max: 1_000_000 }) }),
  )
  const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

  it('add up, in whole minor units', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.array(discount, { maxLength: 3 }), (lines, discounts) => {
        const sums = invoiceSums(lines, discounts)
        expect(sums.subtotal).toBe(add(lines.map((one) => one.amount)))
        expect(sums.total).toBe(sums.subtotal - sums.discount + sums.exclusiveTax)
        expect(sums.totalWithoutTax).toBe(sums.total - sums.exclusiveTax - sums.inclusiveTax)
        expect(sums.discount).toBe(add(sums.lines.flatMap((one) => one.discounts.map(({ amount: off }) => off))))
        const all = [...sums.lines.flatMap((one) => [...one.discounts, ...one.taxes].map(({ amount: part }) => part)), sums.total]
        expect(all.every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('take off no more than there is, and nothing from credits', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.array(discount, { maxLength: 3 }), (lines, discounts) => {
        for (const [i, one] of invoiceSums(lines, discounts).lines.entries()) {
          const { amount: whole = 0, isDiscountable = false } = lines[i] ?? {}
          const off = add(one.discounts.map(({ amount: part }) => part))
          expect(off).toBeGreaterThanOrEqual(0)
          expect(off).toBeLessThanOrEqual(isDiscountable ? Math.max(whole, 0) : 0)
        }
      }),
    )
  })

  it('find the tax in a price that holds it, to half a minor unit', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(8, 9, 10), (net, percentage) => {
        const gross = net + roundMinor((net * percentage) / 100)
        const { inclusiveTax, total } = invoiceSums(
          [{ amount: gross, isDiscountable: true, rates: [{ id: 'a', percentage, isInclusive: true }] }],
          [],
        )
        expect(total).toBe(gross)
        expect(Math.abs(inclusiveTax - (gross * percentage) / (100 + percentage))).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })

  it('split an amount without losing any of it', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 8 }), (whole, weights) => {
        const parts = splitByWeight(whole, weights)
        expect(add(parts)).toBe(add(weights) === 0 ? 0 : whole)
        expect(parts.every((part) => part >= 0 && Number.isInteger(part))).toBe(true)
      }),
    )
  })
})
