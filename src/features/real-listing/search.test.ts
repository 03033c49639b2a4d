import { describe, expect, it } from 'vitest'
import { comparedSlugs, comparedText, compareSearch, mixOf } from './search.ts'

describe('the address of a comparison', () => {
  it('keeps each slug once, at most five, and drops what is none', () => {
    expect(comparedSlugs({ with: 'the-meadow, Elm-Walk,the-meadow,<b>,,../x' })).toEqual(['the-meadow', 'elm-walk'])
    expect(comparedSlugs({ with: 'a,b,c,d,e,f' })).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(comparedSlugs({ with: 1953 })).toEqual(['1953'])
    expect(comparedText([])).toBeUndefined()
    expect(comparedSlugs({ with: comparedText(['one', 'two']) })).toEqual(['one', 'two'])
  })

  it('never throws', () => {
    expect(compareSearch.parse({ with: ['a'], mix: 'palace', q: { x: 1 } })).toEqual({ with: undefined, mix: undefined, q: undefined })
    expect(mixOf(compareSearch.parse({ mix: 3 }))).toBe('3')
    expect(mixOf({})).toBeNull()
  })
})
