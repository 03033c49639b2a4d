import { describe, expect, it } from 'vitest'
import { keysOfHome, keysToSuppress, type PostalHome, postalUnitKey } from './home-keys.ts'

const home = (change: Partial<PostalHome>): PostalHome => ({
  unit: '',
  building: '',
  street: '',
  locality: '',
  postalCode: '',
  ...change,
})
type Country = Parameters<typeof keysOfHome>[0]
const isMeant = (country: Country, asked: Partial<PostalHome>, written: Partial<PostalHome>): boolean => {
  const [suppressed, label] = [keysToSuppress(country, home(asked)), keysOfHome(country, home(written))]
  return (suppressed.unit === '' || suppressed.unit === label.unit) && suppressed.buildings.some((key) => label.buildings.includes(key))
}

it.each([
  ['SG', ['#05-12', '05-12', 'Unit 5-12', '# 5 - 12', 'UNIT #05-12'], '5-12'],
  ['SG', ['#12-03A', '12-3a'], '12-3-A'],
  ['HK', ['Flat B, 12/F', '12/F Flat B', '12樓B室', 'Room B 12/F'], '12-B'],
  ['AU', ['12', 'Unit 12', 'Apt 012'], '12'],
] as const)('one unit in %s, however it is written', (country, spellings, key) => {
  for (const spelling of spellings) expect(postalUnitKey(country, spelling), spelling).toBe(key)
})

describe('a home that asked for no letters is recognised', () => {
  it.each([
    ['SG', { unit: '#05-12', postalCode: '123456' }, { unit: '05-12', street: '27 Example Lane', postalCode: '123456' }],
    ['SG', { unit: '#05-12', street: 'Blk 27 Example Ave' }, { unit: '#5-12', street: '27 EXAMPLE AVENUE' }],
    ['SG', { postalCode: '123456' }, { unit: '#09-01', postalCode: '123456' }],
    [
      'SG',
      { unit: '#05-12', building: 'Maple Court' },
      { unit: '#05-12', building: 'MAPLE CT', street: '3 Other Road', postalCode: '999999' },
    ],
    ['MY', { unit: '12-3A', street: 'No. 5, Jln Contoh' }, { unit: '12-3a', street: 'No 5 Jalan Contoh', postalCode: '50480' }],
    ['HK', { unit: '12樓B室', building: '示例大廈' }, { unit: 'Flat B, 12/F', building: '示例大厦' }],
  ] as const)('%s %o as %o', (country, asked, written) => expect(isMeant(country, asked, written)).toBe(true))

  it.each([
    ['SG', { unit: '#05-12', postalCode: '123456' }, { unit: '#05-13', postalCode: '123456' }],
    ['SG', { unit: '#05-12', postalCode: '123456' }, { unit: '#05-12', postalCode: '123457' }],
    // another block of the estate
    [
      'SG',
      { unit: '#05-12', building: 'Maple Court', postalCode: '123456' },
      { unit: '#05-12', building: 'Maple Court', postalCode: '123458' },
    ],
    ['MY', { postalCode: '50480' }, { street: '9 Jalan Lain', postalCode: '50480' }],
  ] as const)('%s and not for another: %o, %o', (country, asked, written) => expect(isMeant(country, asked, written)).toBe(false))
})
