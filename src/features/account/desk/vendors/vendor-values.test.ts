import { describe, expect, it } from 'vitest'
import { pricesOf, vendorRules, vendorValues } from './vendor-values.ts'

const KEPT = {
  id: 'v',
  email: 'studio@example.com',
  isActivated: true,
  name: 'Studio',
  about: '',
  address: '',
  taxNumber: '',
  isActive: true,
  version: 3,
  totals: [],
  prices: [{ service: 'VIDEO' as const, cents: 45_005, days: 5 }],
}

describe('a vendor', () => {
  it('is sent with the prices that it was read with', () => {
    expect(pricesOf(vendorValues(KEPT))).toEqual(KEPT.prices)
    expect(pricesOf(vendorValues(null))).toEqual([])
  })

  it('offers what has a price and a time, to the cent', () => {
    const values = vendorValues(null)
    const prices = { ...values.prices, TOUR: { price: 0.29, days: 2 }, VIDEO: { price: 19.99, days: 1 }, STAGING: { price: 5, days: null } }
    expect(pricesOf({ prices })).toEqual([
      { service: 'TOUR', cents: 29, days: 2 },
      { service: 'VIDEO', cents: 1_999, days: 1 },
    ])
    expect(vendorRules.price(prices.STAGING)).toBeDefined()
    expect(vendorRules.price(prices.TOUR)).toBeUndefined()
  })
})
