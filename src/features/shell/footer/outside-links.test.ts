import { expect, test } from 'vitest'
import { NO_OUTSIDE, parseOutside } from '#session/outside-addresses.ts'
import { outsideLinks } from './outside-links.ts'

test('§2.8: shows what is set, one by one', () => {
  expect(outsideLinks(NO_OUTSIDE)).toEqual([])
  const sisters = [{ name: 'realEstate Data', href: 'https://data.example.com' }]
  expect(outsideLinks({ ...NO_OUTSIDE, sisters, tiktok: 'https://www.tiktok.com/@example' })).toEqual([
    ...sisters,
    { name: 'TikTok', href: 'https://www.tiktok.com/@example' },
  ])
})

test('reads the document’s addresses, and anything else as none', () => {
  expect(parseOutside('{"phones":{"SG":"+6560000000"},"sisters":[],"facebook":"https://www.facebook.com/example"}').phones.SG).toBe(
    '+6560000000',
  )
  for (const text of [undefined, '', '{', '[]', '{"phones":1}']) expect(parseOutside(text)).toEqual(NO_OUTSIDE)
})
