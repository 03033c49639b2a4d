import { describe, expect, it } from 'vitest'
import { chosenPrices, emptyOrder, orderRules } from './order-values.ts'
import type { OrderVendor } from './orders-data.ts'

const vendor = (id: string, prices: OrderVendor['prices']): OrderVendor => ({
  id,
  name: id,
  about: '',
  isRegistered: true,
  approved: 0,
  prices,
})
const VENDORS = [
  vendor('a', [
    { service: 'PHOTOGRAPHS', cents: 100, days: 1 },
    { service: 'VIDEO', cents: 250, days: 2 },
  ]),
  vendor('b', [{ service: 'TOUR', cents: 70, days: 1 }]),
]

describe('an order', () => {
  it('costs what the chosen vendor asks for the chosen services', () => {
    expect(chosenPrices(VENDORS, { vendor: 'a', services: ['VIDEO', 'PHOTOGRAPHS'] })).toMatchObject({
      cents: 350,
      prices: [{ service: 'PHOTOGRAPHS' }, {}],
    })
    expect(chosenPrices(VENDORS, { vendor: 'b', services: ['VIDEO'] })).toEqual({ cents: 0, prices: [] })
    expect(chosenPrices([], { vendor: '', services: ['VIDEO'] })).toEqual({ cents: 0, prices: [] })
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
