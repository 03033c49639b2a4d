import { describe, expect, it } from 'vitest'
import { chosenLines, emptyOrder, orderRules } from './order-values.ts'
import type { OrderVendor } from './orders-data.ts'

const vendor = (id: string, prices: OrderVendor['prices']): OrderVendor => ({
  id,
  name: id,
  about: '',
  isRegistered: true,
  approved: 0,
  prices,
})
const PLAIN = { name: '', travelCents: 0, steps: [] }
const VENDORS = [
  vendor('a', [
    { ...PLAIN, service: 'PHOTOGRAPHS', cents: 100, days: 1 },
    { ...PLAIN, service: 'VIDEO', cents: 250, days: 2 },
  ]),
  vendor('b', [{ ...PLAIN, service: 'TOUR', cents: 70, days: 1 }]),
]

describe('an order', () => {
  it('costs what the chosen vendor asks for the chosen services', () => {
    expect(chosenLines(VENDORS, { vendor: 'a', services: ['VIDEO', 'PHOTOGRAPHS'], bedrooms: null })).toMatchObject({
      cents: 350,
      lines: [{ service: 'PHOTOGRAPHS' }, {}],
    })
    const nothing = { cents: 0, lines: [], asksBedrooms: false }
    expect(chosenLines(VENDORS, { vendor: 'b', services: ['VIDEO'], bedrooms: null })).toEqual(nothing)
    expect(chosenLines([], { vendor: '', services: ['VIDEO'], bedrooms: null })).toEqual(nothing)
  })

  it('begins empty, with the first vendor and three days to name', () => {
    expect(emptyOrder(VENDORS)).toMatchObject({ vendor: 'a', services: [], days: ['', '', ''] })
  })

  it('needs a service and a place, and days to come', () => {
    expect(orderRules.services([])).toBeDefined()
    expect(orderRules.services(['VIDEO'])).toBeUndefined()
    expect(orderRules.place(' ', false)).toBeDefined()
    expect(orderRules.place(' ', true)).toBeUndefined()
    expect(orderRules.place('x'.repeat(201), true)).toBeDefined()
    expect(orderRules.day('2026-11-22', '2026-11-23')).toBeDefined()
    expect(orderRules.day('2026-11-23', '2026-11-23')).toBeUndefined()
    expect(orderRules.day('', '2026-11-23')).toBeUndefined()
  })
})
