import { describe, expect, it } from 'vitest'
import { victorianSale } from './victoria-sales.ts'
import { victorianAddress, victorianMonth } from './victoria-words.ts'

const ROW: Record<string, string> = {
  Suburb: 'Abbotsford',
  Address: '6/241 Nicholson St',
  Rooms: '2',
  Type: 'u',
  Price: '850000',
  Method: 'S',
  Date: '3/12/2016',
  Postcode: '3067',
  Landsize: '4290',
  BuildingArea: '71',
  YearBuilt: '1990',
  CouncilArea: 'Yarra',
  Lattitude: '-37.7996',
  Longtitude: '144.9984',
}
const sale = (over: Record<string, string> = {}) => victorianSale((column) => ({ ...ROW, ...over })[column] ?? '')

describe('the sales of Victoria', () => {
  it('reads an apartment by its floor area, with its building’s address', () => {
    expect(sale()).toEqual({
      unit: '6',
      house: '241',
      street: 'Nicholson Street',
      suburb: 'Abbotsford',
      council: 'Yarra',
      postcode: '3067',
      kind: 'apartment',
      unitMix: '2',
      month: 201612,
      price: 850_000,
      areaSqm: 71,
      builtYear: 1990,
      lat: -37.7996,
      lng: 144.9984,
    })
    expect(() => sale({ BuildingArea: '' })).toThrow('is not stated')
  })

  it('reads a house by its land; an unknown council is none', () => {
    const house = { Type: 'h', Address: '85 Turner St', Landsize: '202', BuildingArea: '', CouncilArea: 'Unavailable', YearBuilt: '' }
    expect(sale(house)).toMatchObject({
      kind: 'house',
      unit: null,
      house: '85',
      unitMix: 'hse',
      areaSqm: 202,
      council: null,
      builtYear: null,
    })
    expect(() => sale({ ...house, Landsize: '0' })).toThrow('is not stated')
    expect(sale({ ...house, Type: 't' })).toMatchObject({ kind: 'town-house' })
  })

  it.each(['PI', 'VB', 'NB', 'W', 'SN'])('takes no home with the method %s for sold', (Method) => expect(sale({ Method })).toBeNull())
  it('takes no home without a price for sold', () => expect(sale({ Price: '' })).toBeNull())

  it.each([
    [{ Method: 'X' }, 'is not a known value'],
    [{ Date: '2016-12-03' }, 'is not a day'],
    [{ Address: 'Nicholson St' }, 'has no number'],
    [{ Lattitude: '37.8' }, 'is outside'],
    [{ Postcode: '2000' }, 'is outside'],
  ])('refuses %o', (over, reason) => expect(() => sale(over)).toThrow(reason))

  it.each([
    ['145a Victory Rd', { unit: null, house: '145a', street: 'Victory Road' }],
    ['12-14 St Georges Rd N', { unit: null, house: '12-14', street: 'St Georges Road North' }],
    ['G05/8 Grosvenor Pde', { unit: 'G05', house: '8', street: 'Grosvenor Parade' }],
    ['3 The Esplanade', { unit: null, house: '3', street: 'The Esplanade' }],
  ])('reads the address %s', (text, address) => expect(victorianAddress(text)).toEqual(address))

  it.each([
    ['04/09/2017', 201709],
    ['31/13/2017', undefined],
    ['0/1/2017', undefined],
  ])('the day %s is of the month %s', (text, month) => expect(victorianMonth(text)).toBe(month))
})
