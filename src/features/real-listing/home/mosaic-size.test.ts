import { expect, it } from 'vitest'
import { mosaicSize } from './mosaic-size.ts'

it('has no hole: four pictures show three', () => {
  expect([0, 1, 2, 3, 4, 5, 30].map(mosaicSize)).toEqual([0, 0, 2, 3, 3, 5, 5])
})
