import { expect, it } from 'vitest'
import { psfOf } from '#lib/units.ts'
import { type DealOfSheet, dealSheetRows } from './deal-sheet.ts'

const deal: DealOfSheet = {
  yearAlone: 0,
  month: 202_506,
  projectName: 'The Meadow',
  street: 'Cedar Ave',
  areaName: 'Bedok',
  propertyGroup: 'condo',
  unitMix: '3',
  unitNo: '#09-02',
  floorLow: 9,
  floorHigh: 9,
  areaSqm: 957.999_98 / 10.763_9,
  price: 1_500_000,
  psf: psfOf(1_500_000, 89),
  activity: 'resale',
  units: 1,
  model: null,
}
const rowOf = (more: Partial<DealOfSheet>): unknown[] => JSON.parse(dealSheetRows([{ ...deal, ...more }]))[0]

it('holds square metres to tenths and prices per square foot to cents, everything else as it is recorded', () => {
  const row = rowOf({})
  expect(row.slice(0, 9)).toEqual(['2025-06', 'The Meadow', 'Cedar Ave', 'Bedok', 'condo', '3', '#09-02', 9, 9])
  expect(row.slice(9)).toEqual([89, 1_500_000, 1565.78, 'resale', 1, null])
  expect(rowOf({ areaSqm: 61.35, psf: 999.999 }).slice(9, 12)).toEqual([61.4, 1_500_000, 1000])
})

it('tells the year alone where the record does', () => {
  expect(rowOf({ yearAlone: 1 })[0]).toBe('2025')
})
