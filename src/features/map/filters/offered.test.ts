import { expect, it } from 'vitest'
import { codeOf } from '#filter/quantisation.ts'
import { madeData } from '#fixtures/made-markers.ts'
import { PROPERTY_GROUPS } from '#market/vocabulary.ts'
import { sliderBounds } from '#property/filter/range-figures.ts'
import { BINS, histogram } from './histogram.ts'
import { offeredSets } from './offered.ts'

const market = madeData({
  'private-stack': [
    {
      propertyGroup: PROPERTY_GROUPS.indexOf('condo'),
      bedrooms: 0b110,
      bathrooms: 0,
      tenure: 1,
      facilities: 0b1,
      status: 2,
      psf: codeOf('psf', 1_000),
    },
    {
      propertyGroup: PROPERTY_GROUPS.indexOf('condo'),
      bedrooms: 0b1000,
      bathrooms: 0,
      tenure: 0,
      facilities: 0b1,
      status: 1,
      psf: codeOf('psf', 1_005),
    },
  ],
})

it('offers choices that occur in the data, and all before the data has loaded', () => {
  const offered = offeredSets('SG', market)
  expect(offered).toMatchObject({
    typeGroups: ['private-stack'],
    propertyGroups: ['condo'],
    tenures: ['freehold'],
    bedrooms: ['1', '2', '3'],
    bathrooms: [],
    facilities: ['lift'],
  })
  expect(offered.constructionStatuses).toEqual(['building-under-construction', 'completed'])
  expect(offeredSets('SG', null).bathrooms).toHaveLength(5)
})

it('a histogram has shares of its fullest part, and is none where no mark has the figure', () => {
  const bounds = sliderBounds('SG', 'psf')
  if (!bounds) throw new Error('psf is offered everywhere')
  const bins = histogram(market, 'psf', bounds, 'sqft')
  expect(bins).toHaveLength(BINS)
  expect(bins?.filter((share) => share > 0)).toEqual([1])
  expect(histogram(market, 'change', bounds, 'sqft')).toBeNull()
})
