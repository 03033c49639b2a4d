import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedParts } from './suggestion-highlight.ts'

const marked = (name: string, query: string, isApproximate = false) =>
  markedParts(name, query, isApproximate)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('')

test.each([
  ['Bishan', 'bis', '[Bis]han'],
  ['Ang Mo Kio Avenue 3', 'ang mo kio ave 3', '[Ang] [Mo] [Kio] [Ave]nue [3]'],
  ['Ang Mo Kio Ave 3', 'amk avenue 3', '[Ang] [Mo] [Kio] [Ave] [3]'],
  ['Jalan Bukit Merah', 'jln bt', '[Jalan] [Bukit] Merah'],
  ["St. George's Road", 'georges rd', "St. [George's] [Road]"],
  ['宏茂桥', '宏茂橋地鐵站', '[宏茂桥]'],
  ['宏茂桥', '茂桥', '宏[茂桥]'],
  ['Café Élysée', 'caf elys', '[Caf]é [Élys]ée'],
  ['Cafe\u0301 Nord', 'cafe', '[Cafe\u0301] Nord'],
  ["St. George's Road", 'georg', "St. [Georg]e's Road"],
  ['碧山 Bishan', 'bishan 碧山', '[碧山] [Bishan]'],
  ['象牙臺', '牙臺', '象[牙臺]'],
  ['Cedar', 'oak', 'Cedar'],
])('%s for %s', (name, query, wanted) => expect(marked(name, query)).toBe(wanted))

test.each([
  ['Tampines', 'tampinis', '[Tampines]'],
  ['Ang Mo Kio', 'angmokio', '[Ang] [Mo] [Kio]'],
  ['Jurong West Street 41', 'jurong wset st 41', '[Jurong] [West] [St]reet [41]'],
])('%s for %s, spelt otherwise', (name, query, wanted) => expect(marked(name, query, true)).toBe(wanted))

test('another spelling is marked only where it was looked for', () => expect(marked('Tampines', 'tampinis')).toBe('Tampines'))

test('loses nothing, for any name and query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), fc.boolean(), (name, query, isApproximate) => {
      expect(
        markedParts(name, query, isApproximate)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name)
    }),
  )
})
