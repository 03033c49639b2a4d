import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumbers, UNIT_NUMBERS_MAX } from './unit-numbers.ts'

describe('numbers in a text', () => {
  it.each([
    ['1-9 odd', ['1', '3', '5', '7', '9']],
    ['2–6 even, 9a', ['2', '4', '6', '9A']],
    ['01-03; 07', ['01', '02', '03', '07']],
    ['8-11', ['8', '9', '10', '11']],
    ['1、2，2', ['1', '2']],
    ['', []],
    ['3A, B2-1, 1/2, LG, A', ['3A', 'B2-1', '1/2', 'LG', 'A']],
  ])('%s', (text, numbers) => expect(readNumbers(text)).toEqual({ ok: true, numbers }))

  it.each([
    ['five to nine', { code: 'numbers-word', word: 'five to nine' }],
    ['all', { code: 'numbers-word', word: 'all' }],
    ['=1+1', { code: 'numbers-word', word: '=1+1' }],
    ['9-3', { code: 'numbers-order', word: '9-3' }],
    ['1-9999', { code: 'numbers-many' }],
  ])('%s is refused', (text, fault) => expect(readNumbers(text)).toEqual({ ok: false, fault }))

  it('never names a number twice, nor more than it may', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9_999), fc.nat(9_999)), { maxLength: 6 }), (ranges) => {
        const read = readNumbers(ranges.map(([from, to]) => `${from}-${to}`).join(','))
        if (!read.ok) return
        expect(new Set(read.numbers).size).toBe(read.numbers.length)
        expect(read.numbers.length).toBeLessThanOrEqual(UNIT_NUMBERS_MAX)
      }),
    )
  })
})
