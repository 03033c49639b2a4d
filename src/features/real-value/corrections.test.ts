import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Assumed, CORRECTION_KEYS, CORRECTIONS, correct, OWN_PERCENT_MAX } from './corrections.ts'

const choice = <Key extends keyof typeof CORRECTIONS>(key: Key) =>
  fc.option(fc.constantFrom(...Object.keys(CORRECTIONS[key])), { nil: undefined })
const assumed = fc.record({
  renovation: choice('renovation'),
  view: choice('view'),
  facing: choice('facing'),
  own: fc.option(fc.integer({ min: -OWN_PERCENT_MAX, max: OWN_PERCENT_MAX }), { nil: undefined }),
}) as fc.Arbitrary<Assumed>
const value = fc.integer({ min: 10_000, max: 100_000_000 })

it('adds up to the unit and leaves the estimate alone', () => {
  fc.assert(
    fc.property(value, assumed, (estimate, words) => {
      const corrected = correct(estimate, words)
      if (!corrected) return
      const sum = corrected.corrections.reduce((total, { amount }) => total + amount, 0)
      expect(corrected.value - sum).toBe(estimate)
      for (const { amount, share } of corrected.corrections) expect(Math.abs(amount - estimate * share)).toBeLessThanOrEqual(0.5)
    }),
  )
})

it('lists what is assumed and nothing else', () => {
  expect(correct(1_000_000, {})).toBeNull()
  expect(correct(1_000_000, { own: 0 })).toBeNull()
  expect(correct(1_000_000, { renovation: 'whole', facing: 'west', own: -3 })).toEqual({
    corrections: [
      { key: 'renovation', choice: 'whole', share: 0.05, amount: 50_000 },
      { key: 'facing', choice: 'west', share: -0.01, amount: -10_000 },
      { key: 'own', choice: null, share: -0.03, amount: -30_000 },
    ],
    value: 1_010_000,
  })
})

it('has no assumption that outweighs the doubt of an estimate', () => {
  for (const key of CORRECTION_KEYS) for (const share of Object.values(CORRECTIONS[key])) expect(Math.abs(share)).toBeLessThanOrEqual(0.05)
})
