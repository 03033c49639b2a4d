import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareLinks } from './share-links.ts'

test('title and address survive the journey, whatever is in them', () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: fc.constantFrom('a', ' ', 'é', '陳', '😀', '&', '#', '%', '+', '\n') }),
      (url, title) => {
        const { whatsapp, telegram } = shareLinks({ url, title })
        expect(new URL(whatsapp).searchParams.get('text')).toBe(`${title} ${url}`)
        expect(new URL(telegram).searchParams.get('url')).toBe(url)
        expect(new URL(telegram).searchParams.get('text')).toBe(title)
        expect([new URL(whatsapp).host, new URL(telegram).host]).toEqual(['wa.me', 't.me'])
      },
    ),
  )
})
