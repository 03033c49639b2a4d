import { expect, it } from 'vitest'
import { emptyStep, entryFault, pricesOfValues, priceValues } from './own-price-values.ts'

const ITEM = {
  service: 'PHOTOGRAPHS' as const,
  name: 'Twenty pictures',
  cents: 30_050,
  days: 2,
  travelCents: 2_500,
  steps: [
    { bedrooms: 2, cents: 18_000 },
    { bedrooms: 4, cents: 24_000 },
  ],
}

it('a price list is sent as it was read', () => {
  const values = priceValues([ITEM])
  expect(pricesOfValues(values)).toEqual([ITEM])
  expect(entryFault(values)).toBeNull()
})

it('is not sent empty, with half a price, or with sizes that do not rise', () => {
  const values = priceValues([ITEM])
  const own = values.get('PHOTOGRAPHS')
  if (!own) throw new Error('no photographs')
  const fault = (change: Partial<typeof own>) => entryFault(new Map([...values, ['PHOTOGRAPHS' as const, { ...own, ...change }]]))
  expect(entryFault(priceValues([]))).toBe('empty')
  expect(fault({ days: null })).toBe('pair')
  expect(fault({ price: null })).toBe('pair')
  expect(fault({ steps: own.steps.toReversed() })).toBe('steps')
  expect(fault({ steps: [...own.steps, emptyStep()] })).toBe('steps')
})
