import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { personalParts, withoutPersonal } from './personal-parts.ts'

const parts = (text: string) => personalParts(text).map(({ from, to }) => text.slice(from, to))

describe('what of an advertisement is of a person or of one home', () => {
  it.each<[string, string[]]>([
    ['Blk 123 Ang Mo Kio Ave 3 #05-12 3-room $420,000 nego call 9123 4567 Mary', ['#05-12', 'call 9123 4567 Mary']],
    ['Contact: Mary Tan 91234567 CEA R012345A', ['Contact: Mary Tan 91234567', 'CEA R012345A']],
    ['三房 联系 陈小姐 9123 4567', ['联系 陈小姐 9123 4567']],
    ['沙田 兩房 查詢 李先生 6123 4567 E-123456', ['查詢 李先生 6123 4567', 'E-123456']],
    ['hubungi Siti 013-4567890 REN 12345', ['hubungi Siti 013-4567890', 'REN 12345']],
    ['12/34 Smith Street, mail mary.tan@agency.example', ['12/', 'mary.tan@agency.example']],
    ['tel: +65 9123 4567', ['tel: +65 9123 4567']],
  ])('%s', (text, expected) => expect(parts(text)).toEqual(expected))

  it.each([
    '2000-3000 sqft under 1.8m',
    'rent 6000 7000 psf',
    'condo 560406',
    'house HK$12000000',
    'flat 68000000',
    'mobile home',
    '3 or 4 rooms, 80-90 sqm',
    'built 2010-2015',
  ])('is nothing of %s', (text) => expect(parts(text)).toEqual([]))

  it('leaves everything else, and is found once', () => {
    const word = fc.constantFrom(
      'call',
      '9123 4567',
      'Mary',
      '#05-12',
      'condo',
      'Bishan',
      '1.8m',
      ',',
      '\n',
      'E-123456',
      '联系',
      '陈小姐',
      '12/3 A',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const text = words.join(' ')
        const found = personalParts(text)
        expect(found.every(({ from, to }, at) => from < to && (found[at + 1]?.from ?? to) >= to)).toBe(true)
        expect(withoutPersonal(text)).not.toMatch(/9123 4567|#05-12/)
      }),
      { numRuns: 300 },
    )
  })
})
