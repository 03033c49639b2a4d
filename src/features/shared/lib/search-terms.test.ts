import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchQuery, searchTerms, searchWords, spellOut } from './search-terms.ts'

describe('search terms', () => {
  it.each([
    ['ANG MO KIO AVE 10', 'ang mo kio avenue 10'],
    ['UPP SERANGOON RD', 'upper serangoon road'],
    ["C'WEALTH CRES", 'commonwealth crescent'],
    ["ST. GEORGE'S RD", 'saint georges road'],
    ['JLN BT MERAH', 'jalan bukit merah'],
  ])('%s is spelt %s', (text, long) => expect(spellOut(text)).toBe(long))

  it('keeps both forms and local letters', () => {
    const terms = searchTerms('Blk 406 Ang Mo Kio Avenue 10', null, '560406').split(' ')
    for (const term of ['blk', 'block', '406', 'ave', 'avenue', '10', '560406', 'amk']) expect(terms).toContain(term)
  })

  it('keeps Chinese', () => expect(searchTerms('宏茂桥')).toBe('宏茂桥'))

  it('quotes every word of a query', () => {
    expect(searchQuery(' Bishan OR "St')).toBe('"bishan"* AND "or"* AND "st"*')
    expect(searchQuery(' -* ')).toBeNull()
  })

  it('finds what it stored: each word of a text is among its terms', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const terms = new Set(searchTerms(text).split(' '))
        for (const word of searchWords(text)) expect(terms.has(word)).toBe(true)
      }),
    ))
})
