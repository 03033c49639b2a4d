import { describe, expect, it } from 'vitest'
import { UNIT_MIXES } from '#market/vocabulary.ts'
import { unitMixWord, wordOf } from './vocabulary-words.ts'

const english = (message: { message?: string; id: string }) => message.message ?? message.id

describe('unitMixWord', () => {
  it('counts rooms for HDB and bedrooms for other homes', () => {
    expect(unitMixWord(english, '3', 'HDB')).toBe('3-room')
    expect(unitMixWord(english, '1', 'HDB')).toBe('1-room')
    expect(unitMixWord(english, '5', 'HDB')).toBe('5-room')
    for (const group of ['CONDO', 'HOS', 'LAND'] as const) expect(unitMixWord(english, '3', group)).toBe('3 bedrooms')
    expect(unitMixWord(english, '1', 'CONDO')).toBe('1 bedroom')
    expect(unitMixWord(english, '5', 'CONDO')).toBe('5 bedrooms or more')
  })
  it('calls the named kinds of HDB flats by their names', () => {
    expect(unitMixWord(english, 'EX', 'HDB')).toBe('Executive')
    expect(unitMixWord(english, 'MG', 'HDB')).toBe('Multi-generation')
  })
  it('has a word for every mix of the trade and reads unknown ones as they are', () => {
    for (const mix of UNIT_MIXES) expect(unitMixWord(english, mix, 'CONDO')).not.toBe(mix)
    expect(unitMixWord(english, 'loft-duplex', 'HDB')).toBe('loft duplex')
  })
})

it('wordOf says property types', () => {
  expect(wordOf(english, 'hdb')).toBe('HDB flat')
  expect(wordOf(english, 'tree-house')).toBe('tree house')
})
