import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { POISONED_TEXTS } from '#fixtures/poisoned-texts.ts'
import { quoted } from './others-text.ts'

/** What a reader, a renderer or the template of a language model gives a meaning to. */
const MEANING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>[\]`|{}\\*_#~:：]|https?:\/\/|javascript:/u

describe('a text of others in words', () => {
  it('stays what it says where it is a name', () => {
    expect(quoted('Blk 101 Cedar Ave')).toBe('“Blk 101 Cedar Ave”')
    expect(quoted('香蘭閣 (第二期)')).toBe('“香蘭閣 (第二期)”')
    expect(quoted("Jalan Sultan Ismail, Tower A & B's")).toBe("“Jalan Sultan Ismail, Tower A & B's”")
  })

  it.each(POISONED_TEXTS)('is one quoted line without marks, in $language', ({ text }) => {
    const said = quoted(text)
    expect(said.slice(1, -1)).not.toMatch(MEANING)
    expect([said[0], said.at(-1), said.slice(1, -1).match(/[“”"]/g)]).toEqual(['“', '”', null])
  })

  it('is so for whatever people write', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const inner = quoted(text).slice(1, -1)
        expect(inner).not.toMatch(MEANING)
        expect([...inner].length).toBeLessThanOrEqual(160)
      }),
    )
  })
})
