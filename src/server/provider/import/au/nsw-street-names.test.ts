import { expect, test } from 'vitest'
import { nswHouseNumber, nswStreetName } from './nsw-street-names.ts'

test.each([
  ['PATTERSON AVE', 'Patterson Avenue'],
  ['ST ANDREWS CCT', 'St. Andrews Circuit'],
  ['VICTORIA RD W', 'Victoria Road West'],
  ['PACIFIC HWY', 'Pacific Highway'],
  ['ST COLUMBANS GRN', 'St. Columbans Green'],
  ['FOXWOOD CH', 'Foxwood Chase'],
  ['THE ESPLANADE', 'The Esplanade'],
  ['W', 'W'],
])('the street %s is called %s', (street, name) => expect(nswStreetName(street)).toBe(name))

test.each([
  ['2 A', '2A'],
  ['12-14', '12-14'],
  ['12 B-14', '12B-14'],
])('the house %s is %s', (house, number) => expect(nswHouseNumber(house)).toBe(number))
