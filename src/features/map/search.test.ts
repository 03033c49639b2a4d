import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainWord } from '#filter/plain-word.ts'
import { parseSearch, stringifySearch } from '#session/address-search.ts'
import { mapSearch } from './search.ts'

describe("the map's address", () => {
  it('keeps valid values', () => {
    const right = { at: '1.35_103.8_11', selected: 12, groups: 'private-land', price: '500000_', beds: '1.3', change: '-5_10' }
    expect(mapSearch.parse(right)).toEqual(right)
    expect(mapSearch.parse({ selected: '12', beds: 1.3 })).toEqual({ selected: 12, beds: 1.3 })
  })

  it('drops wrong values and never fails', () => {
    expect(mapSearch.parse({ at: 'here', selected: 'x', groups: 'Castles!', price: '5-6', draw: '<' })).toEqual({})
    expect(mapSearch.parse({ at: 5, selected: -1, groups: [7], around: '1_2', selected2: 1 })).toEqual({})
    const key = fc.constantFrom(...Object.keys(mapSearch.shape))
    fc.assert(fc.property(fc.dictionary(key, fc.anything()), (address) => mapSearch.safeParse(address).success))
  })

  it('reads the words of a set back as they were written, digits too', () => {
    fc.assert(
      fc.property(fc.subarray(['studio', '1', '2', '3', '4', '5'], { minLength: 1 }), (words) => {
        const beds = words.join('.')
        const written = stringifySearch({ beds: plainWord(beds) })
        expect(written).not.toContain('%22')
        expect(String(mapSearch.parse(parseSearch(written)).beds)).toBe(beds)
      }),
    )
  })
})
