import { describe, expect, it } from 'vitest'
import { isOrderLate, orderToday } from './order-days.ts'

describe('an order', () => {
  it('is late from the day after it is due, by the clock of its country', () => {
    const order = { state: 'ACCEPTED', dueOn: '2026-11-28', country: 'SG' } as const
    expect(orderToday('SG', Date.parse('2026-11-28T15:59:00Z'))).toBe('2026-11-28')
    expect(isOrderLate(order, Date.parse('2026-11-28T15:59:00Z'))).toBe(false)
    expect(isOrderLate(order, Date.parse('2026-11-28T16:00:00Z'))).toBe(true)
    expect(isOrderLate({ ...order, country: 'AU' }, Date.parse('2026-11-28T13:30:00Z'))).toBe(true)
  })

  it('is not late when nothing is owed', () => {
    for (const state of ['NEW', 'DELIVERED', 'APPROVED', 'DECLINED', 'CANCELLED'] as const)
      expect(isOrderLate({ state, dueOn: '2020-01-01', country: 'SG' }, Date.now())).toBe(false)
    expect(isOrderLate({ state: 'ACCEPTED', dueOn: null, country: 'SG' }, Date.now())).toBe(false)
  })
})
