import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasIntent, readIntent } from './search-intent.ts'

describe('a typed text', () => {
  it.each([
    [
      '3 bedroom condo under 1.5m bishan',
      { bedrooms: ['3'], typeGroups: ['private-stack'], price: { min: null, max: 1_500_000 } },
      'bishan',
    ],
    ['3 room AMK', { bedrooms: ['3'] }, 'AMK'],
    ['condo district 9', { typeGroups: ['private-stack'] }, 'district 9'],
    ['hdb 560406', { typeGroups: ['public-stack'] }, '560406'],
    [
      '4-room hdb flat in Punggol below $600k',
      { bedrooms: ['4'], typeGroups: ['public-stack'], price: { min: null, max: 600_000 } },
      'Punggol',
    ],
    ['1m to 2m condo orchard', { price: { min: 1_000_000, max: 2_000_000 }, typeGroups: ['private-stack'] }, 'orchard'],
    ['800k - 1.2m', { price: { min: 800_000, max: 1_200_000 } }, ''],
    ['freehold landed above 3 million', { tenures: ['freehold'], typeGroups: ['private-land'], price: { min: 3_000_000, max: null } }, ''],
    ['condo 1,5m to 8m', { typeGroups: ['private-stack'] }, '1,5m to 8m'],
    ['bawah RM 1.2 juta', { price: { min: null, max: 1_200_000 } }, ''],
    ['near Bishan MRT', {}, 'Bishan MRT'],
    ['碧山三房公寓150万以下', { bedrooms: ['3'], typeGroups: ['private-stack'], price: { min: null, max: 1_500_000 } }, '碧山'],
    ['沙田附近兩房800萬以下', { bedrooms: ['2'], price: { min: null, max: 8_000_000 } }, '沙田'],
    [
      'kondo 3 bilik bawah rm 500k bangsar',
      { typeGroups: ['private-stack'], bedrooms: ['3'], price: { min: null, max: 500_000 } },
      'bangsar',
    ],
    ['rumah teres dekat Subang Jaya', { typeGroups: ['private-land'] }, 'Subang Jaya'],
    ['studio tanjong pagar', { bedrooms: ['studio'] }, 'tanjong pagar'],
    ['6 bedrooms sentosa', { bedrooms: ['5+'] }, 'sentosa'],
  ])('%s', (text, filter, rest) => {
    const read = readIntent(text)
    expect(read.filter).toEqual(filter)
    expect(read.rest).toBe(rest)
  })

  it.each([
    'Bishan',
    'blk 406 ang mo kio ave 10',
    '560406',
    'S560406',
    'Elm Terrace',
    'The Landmark',
    'Bedok',
    'Bedford Road',
    'Jalan Kondok',
    '1 Kim Seng Road',
    'One Pearl Bank',
    'Two Holland Hill',
    '999 Ang Mo Kio Ave 3',
    '#05-12 Blk 406',
    'Under Road',
    'D9',
    'Roomer Street',
    '宏茂桥',
    'Ang Mo Kio Ave 3',
  ])('%s is a name and nothing else', (name) => expect(hasIntent(readIntent(name))).toBe(false))

  it('never throws, and what is left was there', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readIntent(text).rest.length).toBeLessThanOrEqual(text.length + 1)
      }),
    )
  })
})
