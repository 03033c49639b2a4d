import { expect, it } from 'vitest'
import { codeOf } from '#filter/quantisation.ts'
import { madeData } from '#fixtures/made-markers.ts'
import { BINS, histogram } from './histogram.ts'

const AGES = { min: 1960, max: 2030, step: 1 }

it('counts each mark once, in the bin of its figure', () => {
  const built = (year: number) => ({ completion: codeOf('completion', year) })
  const data = madeData({ 'public-stack': [built(1960), built(2030), built(2030), {}], 'private-stack': [built(2030), built(2030)] })
  const bins = histogram(data, 'completion', AGES, 'sqft') ?? []
  expect(bins).toHaveLength(BINS)
  expect(bins[0]).toBe(0.25)
  expect(bins.at(-1)).toBe(1)
  expect(bins.slice(1, -1).every((share) => share === 0)).toBe(true)
})

it('of years left counts back to this year, and leaves out what is held for ever', () => {
  const ends = (year: number) => ({ leaseEnd: codeOf('leaseLeft', year) })
  const data = madeData({ 'public-stack': [ends(2026), ends(2125), ends(2125), ends(9_999)] })
  const bins = histogram(data, 'leaseLeft', { min: 0, max: 99, step: 1 }, 'sqft', 2026) ?? []
  expect([bins[0], bins.at(-1)]).toEqual([0.5, 1])
})

it('is absent where no mark has the figure', () => {
  expect(histogram(madeData({ 'public-stack': [{}, {}] }), 'completion', AGES, 'sqft')).toBeNull()
})
