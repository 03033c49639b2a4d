import { expect, it } from 'vitest'
import { recordedCourses, recordedYears } from './record-course.ts'

const point = (month: string, value: number, n = 20) => ({ month, value, n, psfMedian: value * 10 })
const answer = {
  market: {
    segments: [
      { segment: 'CONDO', month: '2024-06' },
      { segment: 'LAND', month: '2024-06' },
    ],
  },
  hdb: [],
  hos: [],
  land: [point('2024-06', 100)],
  condo: [point('2022-12', 100), point('2023-11', 104), point('2023-12', 900, 1), point('2024-06', 110), point('2024-07', 50)],
} as const

it('ends with the newest complete month, leaves out months of few sales and kinds of one month', () => {
  const courses = recordedCourses(answer)
  expect(courses.map(({ segment, points }) => [segment, points.map(({ value }) => value)])).toEqual([['CONDO', [100, 104, 110]]])
})

it('tells the last month of each year, the newest first', () => {
  const years = recordedYears(recordedCourses(answer))
  expect(years.map(({ year, of }) => [year, of.CONDO?.month])).toEqual([
    ['2024', '2024-06'],
    ['2023', '2023-11'],
    ['2022', '2022-12'],
  ])
})
