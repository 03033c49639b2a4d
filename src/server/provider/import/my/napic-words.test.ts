import { describe, expect, it } from 'vitest'
import { napicHome, napicLevel, napicMonth, napicUnitSqm } from './napic-words.ts'

describe('words of NAPIC', () => {
  it.each([
    ['October 2022', 202210],
    ['  march  2024 ', 202403],
    ['Dec-23', 202312],
    ['May 2025', 202505],
    ['Smarch 2024', undefined],
    ['2024', undefined],
    ['13/2024', undefined],
  ])('"%s" is the month %s', (text, month) => expect(napicMonth(text)).toBe(month))

  it.each([
    ['sq.m', 1],
    ['sq.m.', 1],
    ['Hectare', 10_000],
    ['hectares', 10_000],
    ['acre', undefined],
  ])('the unit "%s" has %s square metres', (text, sqm) => expect(napicUnitSqm(text)).toBe(sqm))
  it('reads square feet', () => expect(napicUnitSqm('sq.ft')).toBeCloseTo(0.0929, 4))

  it.each([
    ['', null],
    ['-', null],
    ['G', 0],
    ['LG', -1],
    ['B2', -2],
    ['-1', -1],
    ['7', 7],
    ['07', 7],
    ['3A', 4],
    ['13A', 14],
    ['top', undefined],
    ['12.5', undefined],
  ])('the level "%s" is %s', (text, level) => expect(napicLevel(text)).toBe(level))

  it('tells homes from what is none, and both from words that are not NAPIC’s', () => {
    expect(napicHome('1 - 1 1/2  Storey Terraced')).toMatchObject({
      typeGroup: 'private-land',
      propertyType: 'terrace',
      unitMix: 'ter-hse',
    })
    expect(napicHome('condominium/apartment')).toMatchObject({ typeGroup: 'private-stack', propertyGroup: 'condo' })
    expect(napicHome('Office Lot')).toBeNull()
    expect(napicHome('Houseboat')).toBeUndefined()
  })
})
