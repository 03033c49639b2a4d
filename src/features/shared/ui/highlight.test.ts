import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightParts } from './highlight.ts'

test('marks every word of the query, whatever its case', () => {
  expect(highlightParts('Ang Mo Kio Avenue 10', 'kio ang')).toEqual([
    { text: 'Ang', hit: true },
    { text: ' Mo ', hit: false },
    { text: 'Kio', hit: true },
    { text: ' Avenue 10', hit: false },
  ])
  expect(highlightParts('8 (East)', '(')).toContainEqual({ text: '(', hit: true })
})

test('loses nothing, for any text and query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      const parts = highlightParts(text, query)
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})
