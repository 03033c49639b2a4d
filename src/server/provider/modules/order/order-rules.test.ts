import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_SERVICES, ORDER_STATES } from '#graphql/order-kinds.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { taxCents } from '../../ports/cards/sales-tax.ts'
import { isOrderDay, wishDays } from './asked-order.ts'
import { linesFor, priceFault, totalCents } from './price-list.ts'
import { mayDo, ORDER_ACTIONS, ORDER_TRANSITIONS } from './states/order-states.ts'

const price = fc.record({
  service: fc.constantFrom(...ORDER_SERVICES),
  cents: fc.integer({ min: 1, max: 10_000_000 }),
  days: fc.integer({ min: 1, max: 60 }),
  name: fc.constant(''),
  travelCents: fc.nat(10_000),
  steps: fc
    .uniqueArray(fc.record({ bedrooms: fc.nat(12), cents: fc.integer({ min: 1, max: 10_000_000 }) }), {
      selector: ({ bedrooms }) => bedrooms,
      maxLength: 6,
    })
    .map((steps) => steps.toSorted((a, b) => a.bedrooms - b.bedrooms)),
})
const prices = fc.uniqueArray(price, { selector: ({ service }) => service, minLength: 1 })

describe('prices', () => {
  it('make lines of what is asked, once each and in one order, that add up', () => {
    fc.assert(
      fc.property(prices, fc.array(fc.constantFrom(...ORDER_SERVICES)), fc.nat(14), (list, services, bedrooms) => {
        expect(priceFault(list)).toBeNull()
        const lines = linesFor(list, services, bedrooms)
        const isOffered = services.length > 0 && services.every((service) => list.some((one) => one.service === service))
        expect(lines !== 'order-services').toBe(isOffered)
        if (typeof lines === 'string') return
        expect(new Set(lines.map(({ service }) => service))).toEqual(new Set(services))
        expect(linesFor(list, services.toReversed(), bedrooms)).toEqual(lines)
        expect(totalCents(lines)).toBe(lines.map(({ cents }) => cents).reduce((a, b) => a + b, 0))
      }),
    )
  })

  it('go by size: the smallest step that holds the home, beyond the last one the price itself, and not without the size', () => {
    const sized = [
      { bedrooms: 2, cents: 100 },
      { bedrooms: 4, cents: 150 },
    ]
    const item = { service: 'video' as const, name: 'Film', cents: 300, days: 2, travelCents: 0, steps: sized }
    const costs = (bedrooms: number | null) => linesFor([item], ['video'], bedrooms)
    expect(
      [0, 2, 3, 4, 5].map((bedrooms) => costs(bedrooms)).map((lines) => (typeof lines === 'string' ? lines : lines[0]?.cents)),
    ).toEqual([100, 100, 150, 150, 300])
    expect(costs(null)).toBe('order-bedrooms')
    expect(priceFault([{ ...item, steps: sized.toReversed() }])).toBe('steps')
  })

  it('have the way to the home once, at the dearest', () => {
    const plain = { name: '', days: 1, steps: [] }
    const list = [
      { ...plain, service: 'photographs' as const, cents: 100, travelCents: 10 },
      { ...plain, service: 'video' as const, cents: 200, travelCents: 25 },
    ]
    expect(linesFor(list, ['video', 'photographs'], null)).toMatchObject([
      { cents: 100, travelCents: 0 },
      { cents: 225, travelCents: 25 },
    ])
  })

  it('carry whole cents of tax, none where nobody is registered', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRY_CODES), fc.nat(50_000_000), (country, cents) => {
        const tax = taxCents(country, cents, true)
        expect(Number.isInteger(tax)).toBe(true)
        expect(tax).toBeLessThanOrEqual(Math.ceil(cents / 10))
        expect(taxCents(country, cents, false)).toBe(0)
      }),
    )
    expect(taxCents('SG', 63_055, true)).toBe(5_675)
    expect(taxCents('HK', 63_055, true)).toBe(0)
  })
})

describe('states', () => {
  it('lead from new to an end, and nowhere from an end', () => {
    for (const state of ORDER_STATES) {
      const out = ORDER_ACTIONS.filter((action) => mayDo(action, 'agent', state) || mayDo(action, 'vendor', state))
      expect(out.length > 0).toBe(!['approved', 'declined', 'cancelled'].includes(state))
      for (const action of out) expect(ORDER_STATES).toContain(ORDER_TRANSITIONS[action].to ?? state)
    }
  })
})

describe('days', () => {
  it('are of the calendar, from today on', () => {
    expect(isOrderDay('2026-11-23', '2026-11-23')).toBe(true)
    expect(isOrderDay('2026-11-22', '2026-11-23')).toBe(false)
    expect(isOrderDay('2026-02-29', '2026-02-01')).toBe(false)
    expect(isOrderDay('2028-02-29', '2028-02-01')).toBe(true)
    expect(isOrderDay('2027-03-23', '2026-11-23')).toBe(true)
    expect(isOrderDay('2027-03-24', '2026-11-23')).toBe(false)
    expect(wishDays(['2026-12-02', '2026-12-01', '2026-12-02'], '2026-11-23')).toEqual(['2026-12-01', '2026-12-02'])
  })
})
