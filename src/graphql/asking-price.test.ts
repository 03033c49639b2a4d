import fc from 'fast-check'
import { expect, it } from 'vitest'
import { askingFault, askingPlace, type ProposedAsking } from './asking-price.ts'

const range = { low: 1_000_000, high: 1_200_000 }

it.each([
  [1_050_000, 1_150_000, { place: 'within' }],
  [1_000_000, 1_200_000, { place: 'within' }],
  [1_320_000, 1_320_000, { place: 'above', apart: 1_320_000 / 1_200_000 - 1 }],
  [900_000, 900_000, { place: 'below', apart: 1 - 0.9 }],
  [1_100_000, 1_260_000, { place: 'over', apart: 1_260_000 / 1_200_000 - 1 }],
  [950_000, 1_100_000, { place: 'under', apart: 1 - 0.95 }],
  [900_000, 1_300_000, { place: 'around' }],
])('from %d to %d stands to the range', (low, high, expected) => expect(askingPlace({ low, high }, range)).toEqual(expected))

it('is apart by no less than nothing, and by nothing only within', () => {
  const price = fc.integer({ min: 1, max: 5_000_000 })
  fc.assert(
    fc.property(price, price, (a, b) => {
      const found = askingPlace({ low: Math.min(a, b), high: Math.max(a, b) }, range)
      if ('apart' in found) expect(found.apart).toBeGreaterThan(0)
    }),
  )
})

const asking: ProposedAsking = { low: 1_000_000, high: 1_100_000, why: 'The kitchen is new.' }
it.each([
  [{}, null],
  [{ low: 0 }, 'price'],
  [{ low: 1_000_000.5 }, 'price'],
  [{ high: Number.NaN }, 'price'],
  [{ high: 999_999 }, 'order'],
  [{ low: 499_999 }, 'limit'],
  [{ high: 2_000_001 }, 'limit'],
  [{ low: 500_000, high: 2_000_000 }, null],
  [{ why: ' ' }, 'why'],
  [{ why: 'x'.repeat(301) }, 'why'],
] as const)('with %j beside a value of a million: %s', (change, fault) =>
  expect(askingFault({ ...asking, ...change }, 1_000_000)).toBe(fault),
)
