import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DRAFT_MAX_CHARS, draftHash, draftIn } from './draft-in-address.ts'

it('a text comes out of an address as it went in', () => {
  for (const text of ['Dear Ms Lim,\nthe flat is free on Friday.', '單位仍可睇樓 #1 & 100%', 'a=b&draft=c'])
    expect(draftIn(draftHash(text))).toBe(text)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const clean = text.replace(/[^\P{C}\n\t]/gu, '').trim()
      expect(draftIn(draftHash(text))).toBe(clean)
    }),
  )
})

it.each(['', '#', '#other=x', '#draft=%E0%A4%A', `#draft=${'a'.repeat(DRAFT_MAX_CHARS + 1)}`])('%j brings none', (hash) =>
  expect(draftIn(hash)).toBe(''),
)

it('signs that cannot be seen are left out', () => expect(draftIn(draftHash('Pay\u202e now\u200b\u0000'))).toBe('Pay now'))
