import { expect, it } from 'vitest'
import { districtKey, districtWords } from './postal-district.ts'
import { nameKey, typedKey } from './search-terms.ts'

it.each([
  ['district 9', 'd09'],
  ['District 09', 'd09'],
  ['D9', 'd09'],
  ['d15', 'd15'],
  ['postal district 10', 'd10'],
  ['Daerah 19', 'd19'],
  ['第9邮区', 'd09'],
  ['第10郵區', 'd10'],
  ['第15区', 'd15'],
  ['第九邮区', 'd09'],
  ['第二十三邮区', 'd23'],
  ['第十区', 'd10'],
])('%s is the district whose name begins with %s', (typed, begins) => expect(districtKey(typedKey(typed))).toBe(begins))

it.each(['Bishan', 'D Nest', '9', 'District', 'district 9 orchard', '第一城', 'd100'])('%s is none', (typed) =>
  expect(districtKey(typedKey(typed))).toBeNull(),
)

it('finds every district by each of its words', () => {
  for (let number = 1; number <= 28; number++) {
    const written =
      districtWords(number)
        .split(' ')
        .find((word) => word.startsWith('第') && !/\d/.test(word)) ?? ''
    expect(districtKey(nameKey(written))).toBe(`d${String(number).padStart(2, '0')}`)
  }
})
