import { describe, expect, it } from 'vitest'
import { EMPTY_PLACE, homesOfPlace, wordsOfPlace } from './place-homes.ts'

const words = (change: object) => ({ ...EMPTY_PLACE, street: '27 Example Lane', ...change })
const units = (country: 'SG' | 'HK' | 'AU', change: object) => {
  const read = homesOfPlace(country, words(change))
  return read.ok ? read.homes.map(({ street, unit }) => [street, unit].filter(Boolean).join(' ')) : read
}

describe('the homes of a place', () => {
  it('are every floor and stack', () =>
    expect(units('SG', { floors: '2-3', stacks: '01, 02' })).toEqual(
      ['#02-01', '#02-02', '#03-01', '#03-02'].map((unit) => `27 Example Lane ${unit}`),
    ))
  it('are the houses of a street', () =>
    expect(units('AU', { street: 'Sample St', houses: '1-5 odd' })).toEqual(['1 Sample St', '3 Sample St', '5 Sample St']))
  it('is the building where no unit is named', () => expect(units('SG', {})).toEqual(['27 Example Lane']))
  it('are named as their country does', () =>
    expect(units('HK', { building: '示例大廈', floors: '12', stacks: 'A' })).toEqual(['27 Example Lane 12樓A室']))
  it.each([
    ['street', { street: ' ' }],
    ['floors', { floors: '9-2' }],
    ['stacks', { floors: '1-60', stacks: '1-60' }],
    ['houses', { houses: 'all' }],
  ])('are not known: %s', (field, change) => expect(units('SG', change)).toMatchObject({ ok: false, field }))
})

it('what the records know is written as somebody would have written it', () => {
  const stack = { label: '07', floorLow: 2, floorHigh: 12 }
  const place = {
    id: '1',
    typeGroup: 'PRIVATE_STACK' as const,
    slug: 'x',
    name: 'Maple Court',
    nameLocal: null,
    block: null,
    street: '27 Example Lane',
    postalCode: '123456',
    area: { name: 'Bedok', nameLocal: null },
    buildings: [
      { slug: 'a', name: 'Tower A', postalCode: '123457', floors: 12, stacks: [stack, { ...stack, label: '08', floorHigh: 14 }] },
      { slug: 'b', name: 'Tower B', postalCode: null, floors: 12, stacks: [] },
    ],
  }
  expect(wordsOfPlace(place)).toEqual([
    {
      building: 'Maple Court Tower A',
      street: '27 Example Lane',
      locality: 'Bedok',
      postalCode: '123457',
      houses: '',
      floors: '2-14',
      stacks: '07, 08',
    },
    {
      building: 'Maple Court Tower B',
      street: '27 Example Lane',
      locality: 'Bedok',
      postalCode: '123456',
      houses: '',
      floors: '',
      stacks: '',
    },
  ])
  expect(wordsOfPlace({ ...place, name: '101 Cedar Ave', block: '101', street: 'Cedar Ave', buildings: [] })).toEqual([
    { ...EMPTY_PLACE, street: '101 Cedar Ave', locality: 'Bedok', postalCode: '123456' },
  ])
})
