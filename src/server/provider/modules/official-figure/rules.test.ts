import { expect, it } from 'vitest'
import { changeFrom, coursesOf } from './rules.ts'

it('a course has one value per step, and null where none is published', () => {
  const price = (month: number, value: number) => ({ series: 'price-index', month, value }) as const
  expect(
    coursesOf([price(199_009, 50), price(199_012, 51), price(199_106, 60), { series: 'registrations', month: 202_512, value: 7 }]),
  ).toEqual([
    { series: 'price-index', firstMonth: 199_009, stepMonths: 3, values: [50, 51, null, 60] },
    { series: 'registrations', firstMonth: 202_512, stepMonths: 1, values: [7] },
  ])
  expect(coursesOf([])).toEqual([])
})

it('a change needs an earlier figure', () => {
  expect(changeFrom(200, 250)).toBeCloseTo(0.25)
  expect(changeFrom(null, 250)).toBeNull()
  expect(changeFrom(0, 250)).toBeNull()
})
