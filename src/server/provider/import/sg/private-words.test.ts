import { describe, expect, it } from 'vitest'
import { postalCodeFits } from './hdb-blocks.ts'
import { districtName, districtOfPostalCode } from './postal-districts.ts'
import { privateSlug } from './private-projects.ts'
import { rentalUnitMix } from './private-rentals.ts'
import { saleMonth } from './private-sales.ts'
import { parseTenure } from './tenure.ts'

describe('words of the private files', () => {
  it.each([
    ['Dec-22', 202212],
    ['jan-99', 199901],
    ['Smarch-24', undefined],
    ['2022-12', undefined],
  ])('sale date %s', (text, month) => expect(saleMonth(text)).toBe(month))

  it.each([
    ['Freehold', { tenure: 'freehold', tenureYears: null, leaseStartYear: null }],
    ['99 yrs lease commencing from 2021', { tenure: 'leasehold', tenureYears: 99, leaseStartYear: 2021 }],
    ['999 yrs lease commencing from 1885', { tenure: 'leasehold', tenureYears: 999, leaseStartYear: 1885 }],
    ['103 years leasehold', { tenure: 'leasehold', tenureYears: 103, leaseStartYear: null }],
    ['N.A.', { tenure: null, tenureYears: null, leaseStartYear: null }],
    ['forever', undefined],
  ])('tenure %s', (text, facts) => expect(parseTenure(text)).toEqual(facts))

  it.each([
    ['non-landed properties 2 bedroom', '2'],
    ['condo 03 bedroom', '3'],
    ['non-landed properties', 'apt'],
    ['non-landed properties 00 bedroom', 'apt'],
    ['non-landed properties 8 bedroom', 'other'],
    ['shed', undefined],
  ])('rooms %s', (text, mix) => expect(rentalUnitMix(text)).toBe(mix))

  it.each([
    ['406', '560406', true],
    ['172A', '821172', true],
    ['1', '190001', true],
    ['1A', '085101', true],
    ['1', '188504', false],
    ['16', '277354', false],
    ['107', 'NIL', false],
  ])('block %s and postal code %s', (block, postal, fits) => expect(postalCodeFits(block, postal)).toBe(fits))

  it('knows the districts of postal codes', () => {
    expect(districtOfPostalCode('560406')).toBe(20)
    expect(districtOfPostalCode('821172')).toBe(19)
    expect(districtOfPostalCode('990000')).toBeNull()
    expect(districtName(15)).toBe('D15 Katong, Joo Chiat')
  })

  it('gives every project a slug of its own', () => {
    const taken = new Set<string>()
    expect([1, 2, 3, 4].map(() => privateSlug(taken, 'The Court', 'High Street'))).toEqual([
      'the-court',
      'the-court-high-street',
      'the-court-2',
      'the-court-3',
    ])
  })
})
