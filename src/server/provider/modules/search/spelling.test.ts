import { describe, expect, it } from 'vitest'
import { type Candidate, choicesOf, looser, vocabularyQuestion } from './spelling.ts'

const near = (at: number, ...words: string[]): Candidate[] => words.map((word, place) => ({ at, word, docs: 10 - place }))
const known = (...words: string[]): Candidate[] => words.map((word) => ({ at: null, word, docs: 5 }))

describe('spelling', () => {
  it('looks up the words, their parts and their joins, and no numbers', () => {
    const { words, trigrams } = vocabularyQuestion(['sea', 'view', '12'])
    expect(words).toEqual(expect.arrayContaining(['sea', 'view', 'seaview', 'ea']))
    expect(words.join()).not.toMatch(/\d/)
    expect(new Set(trigrams.map(({ at }) => at))).toEqual(new Set([0, 1]))
    expect(trigrams.find(({ at }) => at === 1)).toEqual({ at: 1, size: 4, text: '  v' })
  })

  it('uses only the likeliest spellings', () => {
    expect(choicesOf(['yishan'], near(0, 'yishun', 'bishan'))).toEqual([['yishan', 'yishun']])
    expect(choicesOf(['tampinis', 'st'], near(0, 'tampines', 'tampoi'))).toEqual([['tampinis', 'tampines'], ['st']])
  })

  it('allows two wrong letters in a long word, one in a short one, none in two letters', () => {
    expect(choicesOf(['queensotwn'], near(0, 'queenstown'))).toEqual([['queensotwn', 'queenstown']])
    expect(choicesOf(['kyo', 'st'], near(0, 'kio', 'koyan'))).toEqual([['kyo', 'kio'], ['st']])
    expect(choicesOf(['te'], near(0, 'to'))).toEqual([['te']])
  })

  it('splits and joins words', () => {
    expect(choicesOf(['angmokio'], known('ang', 'mo', 'kio'))).toEqual([['ang'], ['mo'], ['kio']])
    expect(choicesOf(['seng', 'kang'], known('sengkang', 'seng', 'kang'))).toEqual([
      ['seng', 'sengkang'],
      ['kang', 'sengkang'],
    ])
  })

  it('drops unknown words, generic words, and block numbers', () => {
    expect(looser(['999', 'ang', 'mo', 'avenue', '3'], known('ang', 'mo', 'avenue'))).toEqual({
      needed: [['ang'], ['mo'], ['avenue']],
      welcome: ['3'],
      words: ['ang', 'mo', 'avenue', '3'],
    })
    expect(looser(['condo', 'bishan', 'qqqq'], known('condo', 'bishan')).needed).toEqual([['bishan']])
    // a postal code that is not there: "569" would be a block somewhere else
    expect(looser(['569999'], []).needed).toEqual([])
    expect(looser(['bishan', '569999'], known('bishan')).needed).toEqual([['bishan']])
    expect(looser(['punggol', 'plaza'], known('punggol', 'plaza')).needed).toEqual([['punggol']])
    expect(looser(['qqqq'], []).needed).toEqual([])
  })
})
