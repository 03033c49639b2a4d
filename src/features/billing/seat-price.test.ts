import { expect, it } from 'vitest'
import { planOfPackage, priceFor, tierRows, unitAmountOf } from './seat-price.ts'

const price = (id: string, recurringType: string, intervalCount = 1) => ({
  id,
  recurringType,
  intervalCount,
  unitAmount: 4900,
  currencyCode: 'SGD',
  trialDays: 0,
  savingPercent: 0,
  tiers: [
    { upTo: 5, unitAmount: 4900 },
    { upTo: 15, unitAmount: 4400 },
    { upTo: null, unitAmount: 3900 },
  ],
})
const team = {
  key: 'agent-team',
  name: 'Agent Team',
  frontParams: '{}',
  hasSeats: true,
  quantityMin: 1,
  quantityMax: 50,
  prices: [price('m', 'month'), price('q', 'month', 3), price('y', 'year')],
}

const sold = { country: 'SG' as const, plans: [team] }

it.each([
  [1, 4900],
  [5, 4900],
  [6, 4400],
  [15, 4400],
  [16, 3900],
  [50, 3900],
])('all of %i seats cost what their tier says: %i', (quantity, amount) => {
  expect(unitAmountOf(price('m', 'month'), quantity)).toBe(amount)
})

it('costs the flat amount where there are no tiers', () => {
  expect(unitAmountOf({ unitAmount: 1290, tiers: [] }, 3)).toBe(1290)
})

it('tells where each tier begins', () => {
  expect(tierRows(price('m', 'month')).map(({ from, to }) => [from, to])).toEqual([
    [1, 5],
    [6, 15],
    [16, null],
  ])
})

it('finds the price of one period, and the plan of a price', () => {
  expect(priceFor(team, 'year')?.id).toBe('y')
  expect(priceFor({ prices: [price('q', 'month', 3)] }, 'month')).toBeNull()
  expect(planOfPackage(sold, 'q')?.plan).toBe(team)
  expect(planOfPackage(sold, 'other')).toBeNull()
  expect(planOfPackage(sold, undefined)).toBeNull()
})

it('finds a price by its name in our catalogue, of its own country alone', () => {
  expect(planOfPackage(sold, 'sg-agent-team-year')?.price.id).toBe('y')
  expect(planOfPackage(sold, 'sg-agent-team-month')?.price.id).toBe('m')
  for (const id of ['my-agent-team-year', 'sg-owner-year', 'sg-agent-team-week']) expect(planOfPackage(sold, id)).toBeNull()
})
