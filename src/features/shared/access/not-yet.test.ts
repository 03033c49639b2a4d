import { expect, it } from 'vitest'
import { isNotYet, NOT_YET } from './not-yet.ts'
import { pageOf } from './site-map.ts'

it('is said of pages that there are, and of what lies below them', () => {
  for (const path of NOT_YET) expect(pageOf(path)?.path).toBe(path)
  expect(isNotYet('/realAgent/smartplan')).toBe(true)
  expect(
    [
      '/',
      '/map',
      '/realListing',
      '/realAgent',
      '/realAgent/transaction-lists',
      '/realValue',
      '/real360',
      '/real360/staging',
      '/real360/garden-house',
    ].filter(isNotYet),
  ).toEqual([])
})
