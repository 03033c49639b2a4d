import { expect, test } from 'vitest'
import { houseAddressOf } from './house-address.ts'

test.each([
  ['8 Patterson Avenue', { number: '8', street: 'Patterson Avenue' }],
  ['26-28A The Esplanade', { number: '26-28A', street: 'The Esplanade' }],
  ['3/12', null],
  ['Patterson Avenue', null],
  ['#05-12', null],
])('%s is %o', (text, address) => expect(houseAddressOf(text)).toEqual(address))
