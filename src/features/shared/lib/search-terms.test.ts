import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  initialsOf,
  nameKey,
  queryOfChoices,
  searchQuery,
  searchTerms,
  searchWords,
  spellOut,
  stationKey,
  typedKey,
  withoutCountry,
} from './search-terms.ts'

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

  it('knows a saint from a street', () => {
    for (const name of ["ST. MICHAEL'S RD", "ST. GEORGE'S LANE", "WHAMPOA/ST MICHAEL'S ESTATE", 'Lorong St Thomas'])
      expect(searchTerms(name).split(' ')).toContain('saint')
    for (const name of ['ANG MO KIO ST 21', 'Hougang St', 'Queen Street']) expect(searchTerms(name).split(' ')).not.toContain('saint')
  })

  it('keeps both numbers of what is written in either, and the word of a sign', () => {
    for (const term of ['garden', 'gdn', 'gardens', 'gdns']) expect(searchTerms('Serangoon Garden Estate').split(' ')).toContain(term)
    expect(searchTerms('The Pinnacle@Duxton').split(' ')).toContain('at')
    expect(searchTerms('The Pinnacle Duxton').split(' ')).not.toContain('at')
    expect(searchTerms('Batu Caves').split(' ')).toContain('bt')
  })

  it('keeps Chinese with each of its ends, in one script', () => {
    expect(searchTerms('宏茂桥')).toBe('宏茂桥 茂桥 桥')
    expect(searchTerms('宏茂橋')).toBe(searchTerms('宏茂桥'))
    expect(searchWords('宏茂橋3道')).toEqual(['宏茂桥', '3', '道'])
  })

  it.each([
    ['Blk 123 AMK Ave 3', '123 ang mo kio avenue 3'],
    ['blk123 amk ave3', '123 ang mo kio avenue 3'],
    ['#05-12 Blk 123 Ang Mo Kio Avenue 3', '123 ang mo kio avenue 3'],
    ['S560123', '560123'],
    ['S(560123)', '560123'],
    ['宏茂橋地鐵站', '宏茂桥'],
    ['St George', 'saint george'],
    ['Jln Bt Merah', 'jalan bukit merah'],
    ['block', 'block'],
    ['Sail at Marina Bay', 'sail marina bay'],
    ['The Sail @ Marina Bay', 'sail marina bay'],
    ['The', 'the'],
    ['serangoon gdns', 'serangoon garden'],
    ['orchard twrs', 'orchard tower'],
  ])('%s means %s', (text, key) => expect(typedKey(text)).toBe(key))

  it.each(['Ang Mo Kio Ave 3', 'Blk 406 Ang Mo Kio Ave 10', "St. George's Lane", 'Jln Bt Merah', '宏茂桥', '沙田區'])(
    '%s is the same typed and stored',
    (name) => expect(typedKey(name)).toBe(nameKey(name)),
  )

  it('knows a station by what stands behind its name', () => {
    expect(stationKey('bishan mrt station')).toBe('bishan')
    expect(stationKey('bishan mrt')).toBe('bishan')
    expect(stationKey('bishan')).toBeNull()
  })

  it('takes initials of long names only', () => {
    expect(initialsOf("Raffles Girls' Primary School")).toBe('rgps')
    expect(initialsOf('Rosyth School')).toBeNull()
  })

  it('leaves the country out unless it is all there is', () => {
    expect(withoutCountry(['bedok', 'singapore'])).toEqual(['bedok'])
    expect(withoutCountry(['singapore'])).toEqual(['singapore'])
  })

  it('quotes every word of a query', () => {
    expect(searchQuery(' Bishan OR "St')).toBe('"bishan"* AND "or"* AND "st"*')
    expect(searchQuery(' -* ')).toBeNull()
    expect(searchQuery('123 amk 3')).toBe('"123" AND "amk"* AND ("3" OR "3"*)')
    expect(queryOfChoices([['wset', 'west'], ['st']], ['41'])).toBe(
      '("wset"* OR "west"*) AND ("st"*) OR (("wset"* OR "west"*) AND ("st"*) AND "41")',
    )
    expect(queryOfChoices([])).toBeNull()
  })

  it('finds what it stored: each word of a text is among its terms', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const terms = new Set(searchTerms(text).split(' '))
        for (const word of searchWords(text)) expect(terms.has(word)).toBe(true)
      }),
    ))
})
