import { expect, it } from 'vitest'
import { NEARBY_STYLES, NEARBY_TYPES } from './nearby-style.ts'

it('has a layer for each kind of place of §2.9, with a sign and a zoom from which it shows', () => {
  expect(NEARBY_TYPES).toEqual(expect.arrayContaining(['mrt', 'school', 'bus-stop', 'park', 'bank', 'market', 'medical', 'restaurant']))
  for (const type of NEARBY_TYPES) {
    expect(NEARBY_STYLES[type].sign).toMatch(/^[Mm]/)
    expect(NEARBY_STYLES[type].fromZoom).toBeGreaterThan(5)
  }
})
