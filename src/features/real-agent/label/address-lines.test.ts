import { expect, it } from 'vitest'
import { addressLines, unitText } from './address-lines.ts'

const address = (change = {}) => ({ unit: '', building: '', street: '', locality: '', postalCode: '', ...change })

it.each([
  [
    'SG',
    { unit: '#05-12', building: 'Maple Court', street: '27 Example Lane', postalCode: '123456' },
    ['27 Example Lane #05-12', 'Maple Court', 'Singapore 123456'],
  ],
  ['SG', { street: '27 Example Lane' }, ['27 Example Lane']],
  [
    'MY',
    { unit: '05-12', building: 'Residensi Contoh', street: 'Jalan Contoh 3', locality: 'Kuala Lumpur', postalCode: '50480' },
    ['05-12, Residensi Contoh', 'Jalan Contoh 3', '50480 Kuala Lumpur'],
  ],
  [
    'HK',
    { unit: 'Flat B, 12/F', building: 'Example Mansion', street: '9 Sample Street', locality: 'Wan Chai, Hong Kong' },
    ['Flat B, 12/F', 'Example Mansion', '9 Sample Street', 'Wan Chai, Hong Kong'],
  ],
  ['HK', { unit: '12樓B室', building: '示例大廈', street: '樣本街9號', locality: '香港灣仔' }, ['香港灣仔樣本街9號', '示例大廈12樓B室']],
  [
    'AU',
    { unit: '12', street: '30 Sample St', locality: 'Surry Hills NSW', postalCode: '2010' },
    ['12/30 Sample St', 'SURRY HILLS NSW 2010'],
  ],
] as const)('%s %o', (country, parts, lines) => expect(addressLines(country, address(parts))).toEqual(lines))

it('writes the number on the door as each country does', () => {
  expect(unitText('SG', '5', '12')).toBe('#05-12')
  expect(unitText('MY', '12', '3A')).toBe('12-3A')
  expect(unitText('HK', '12', 'B')).toBe('Flat B, 12/F')
  expect(unitText('HK', '12', 'B', true)).toBe('12樓B室')
  expect(unitText('AU', '5', '04')).toBe('504')
})
