import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RANGE_KEYS } from '#filter/rows.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { keptRange, shownRange, sliderBounds } from './range-figures.ts'

it('an area is read in the unit of the visitor and kept in square feet', () => {
  expect(keptRange('area', 'sqm', [65, null])).toEqual({ min: 700, max: null })
  expect(shownRange('area', 'sqm', { min: 700, max: null })).toEqual([65, null])
  expect(shownRange('area', 'sqft', { min: 700, max: 1_200 })).toEqual([700, 1_200])
})

it('yields are read in per cent', () => {
  expect(keptRange('yield', 'sqft', [2.5, 4])).toEqual({ min: 25, max: 40 })
  expect(shownRange('yield', 'sqft', { min: 25, max: null })).toEqual([2.5, null])
})

it('what is shown is kept as what it was shown from', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...COUNTRY_CODES),
      fc.constantFrom(...RANGE_KEYS),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (country, key, share) => {
        const bounds = sliderBounds(country, key)
        fc.pre(bounds !== null)
        const kept = keptRange(key, 'sqft', [bounds.min + share * (bounds.max - bounds.min), null])
        expect(keptRange(key, 'sqft', shownRange(key, 'sqft', kept))).toEqual(kept)
      },
    ),
  )
  expect(keptRange('price', 'sqft', [null, null])).toBeUndefined()
})
