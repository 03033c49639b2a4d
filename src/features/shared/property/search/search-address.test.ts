import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearText, parseNear, searchWordsForUrl } from './search-address.ts'

test('a position survives the address within ten metres', () => {
  const degrees = (bound: number) => fc.double({ min: -bound, max: bound, noNaN: true })
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lng) => {
      const read = parseNear(nearText(lat, lng))
      expect(Math.abs((read?.lat ?? 999) - lat)).toBeLessThanOrEqual(0.00005001)
      expect(Math.abs((read?.lng ?? 999) - lng)).toBeLessThanOrEqual(0.00005001)
    }),
  )
})

test.each(['', '1', '91,0', '0,181', '1.3,103.8,5', 'a,b', '1e1,2', '1.3;103'])('%s is no position', (text) => {
  expect(parseNear(text)).toBeNull()
})

test('postal codes travel as numbers only when nothing is lost', () => {
  expect(searchWordsForUrl('560406')).toBe(560406)
  expect(searchWordsForUrl('018956')).toBe('018956')
  expect(searchWordsForUrl('Bishan')).toBe('Bishan')
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.nat().map(String)), (text) => {
      expect(String(searchWordsForUrl(text))).toBe(text)
    }),
  )
})
