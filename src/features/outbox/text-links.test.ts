import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textLinks } from './text-links.ts'

test('finds addresses between words', () => {
  expect(textLinks('Open\nhttps://a.example/x?y=1&z\nnow')).toEqual([
    { text: 'Open\n', link: null },
    { text: 'https://a.example/x?y=1&z', link: 'https://a.example/x?y=1&z' },
    { text: '\nnow', link: null },
  ])
})

test('loses nothing', () => {
  const piece = fc.constantFrom('http://', 'https://a', ' ', '\n', 'x', 'javascript:', '/')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      const parts = textLinks(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const { link } of parts) if (link) expect(link).toMatch(/^https?:/)
    }),
  )
})
