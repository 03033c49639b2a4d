import { expect, it } from 'vitest'
import { coursePoints } from '#lib/course-points.ts'
import { yearEnds, yearSums } from './course.ts'

const course = { firstMonth: '2023-12', stepMonths: 3, values: [100, 110, null, 112, 120, 126] } as const

it('names the month of each figure, and leaves out what was not published', () => {
  expect(coursePoints({ ...course, values: [...course.values] })).toEqual([
    { month: '2023-12', value: 100 },
    { month: '2024-03', value: 110 },
    { month: '2024-09', value: 112 },
    { month: '2024-12', value: 120 },
    { month: '2025-03', value: 126 },
  ])
})

it('compares years by their last quarters, and not a year that is not over', () => {
  expect(yearEnds(coursePoints({ ...course, values: [...course.values] }))).toEqual([
    { month: '2025-03', value: 126, change: null },
    { month: '2024-12', value: 120, change: expect.closeTo(0.2, 9) },
    { month: '2023-12', value: 100, change: null },
  ])
})

it('adds the months of a year up and says how many they are', () => {
  expect(
    yearSums([
      { month: '2025-11', value: 5 },
      { month: '2025-12', value: 6 },
      { month: '2026-01', value: 7 },
    ]),
  ).toEqual([
    { year: '2026', sum: 7, months: 1 },
    { year: '2025', sum: 11, months: 2 },
  ])
})
