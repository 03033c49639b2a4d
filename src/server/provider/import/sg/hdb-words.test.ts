import { describe, expect, it } from 'vitest'
import { flatModel, hdbFloorBand, remainingLeaseMonths } from './hdb-words.ts'

describe('words of the HDB files', () => {
  it.each([
    ['', null],
    ['61 years 04 months', 736],
    ['61 years', 732],
    ['95 years 01 month', 1141],
    ['68', 816],
    ['4 months', 4],
  ])('remaining lease "%s" is %s months', (text, months) => expect(remainingLeaseMonths(text)).toBe(months))
  it.each(['soon', '61 years 04', '-3'])('remaining lease "%s" is refused', (text) => expect(remainingLeaseMonths(text)).toBeNaN())

  it.each([
    ['04 TO 06', { low: 4, high: 6 }],
    ['06 TO 10', { low: 6, high: 10 }],
    ['11 to 15', { low: 11, high: 15 }],
    ['B1 to B5', { low: -5, high: -1 }],
    ['-', null],
    ['high', undefined],
  ])('floors "%s"', (text, floors) => expect(hdbFloorBand(text)).toEqual(floors))

  it.each([
    ['MODEL A', 'Model A'],
    ['Model A-Maisonette', 'Model A-Maisonette'],
    ['dbss', 'DBSS'],
    ['Premium Apartment Loft', 'Premium Apartment Loft'],
    ['3Gen', '3Gen'],
    ['TYPE S1', 'Type S1'],
  ])('flat model %s → %s', (text, model) => expect(flatModel(text)).toBe(model))
})
