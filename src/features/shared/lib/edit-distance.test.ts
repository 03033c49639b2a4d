import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance, trigrams } from './edit-distance.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

describe('edit distance', () => {
  it.each([
    ['bishan', 'bishan', 0],
    ['bihsan', 'bishan', 1],
    ['bisan', 'bishan', 1],
    ['tampinis', 'tampines', 1],
    ['wset', 'west', 1],
    ['', 'abc', 3],
  ])('%s is %s but for %i letters', (a, b, letters) => expect(editDistance(a, b)).toBe(letters))

  it('measures the nearest beginning of an unfinished word', () => {
    expect(editDistance('woodl', 'woodlands', { begun: true })).toBe(0)
    expect(editDistance('wodl', 'woodlands', { begun: true })).toBe(1)
  })

  it('is symmetrical, nothing for equals, and never above the longer word', () =>
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a))
        expect(editDistance(a, a)).toBe(0)
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
        expect(editDistance(a, b) === 0).toBe(a === b)
        expect(editDistance(a, b, { begun: true })).toBeLessThanOrEqual(editDistance(a, b))
      }),
    ))

  it('one wrong letter leaves words a trigram in common from five letters on', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 5, maxLength: 9 }), fc.nat(), (text, at) => {
        const wrong = `${text.slice(0, at % text.length)}z${text.slice((at % text.length) + 1)}`
        expect(trigrams(text).some((one) => trigrams(wrong).includes(one))).toBe(true)
      }),
    ))
})
