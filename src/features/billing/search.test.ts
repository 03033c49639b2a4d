import { expect, it } from 'vitest'
import { checkoutSearch, plansSearch } from './search.ts'

it('reads the period, and takes everything else for the month', () => {
  expect(plansSearch({ per: 'year' })).toEqual({ per: 'year' })
  for (const per of ['month', 'week', 1, undefined, ['year']]) expect(plansSearch({ per })).toEqual({ per: undefined })
})

it('reads seats and the task of a checkout, and drops what is wrong', () => {
  expect(checkoutSearch({ seats: 6, task: 'card' })).toEqual({ seats: 6, task: 'card' })
  for (const seats of [0, 51, 1.5, '6', null])
    expect(checkoutSearch({ seats, task: 'refund' })).toEqual({ seats: undefined, task: undefined })
})
