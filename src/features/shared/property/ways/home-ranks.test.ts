import { expect, it } from 'vitest'
import { NO_WAY } from '#market/timetable/home-minutes.ts'
import { isInTime, rankOf } from './home-ranks.ts'

const minutes = (...all: number[]) => ({ minutes: Uint16Array.from(all), by: new Uint8Array(all.length) })
const both = [minutes(24, 30, NO_WAY), minutes(38, 31, 5)]

it('a home is within where each is within their own limit', () => {
  const within = (...limits: number[]) =>
    [0, 1, 2].map((home) =>
      isInTime(
        limits.map((limit) => ({ limit })),
        both,
        home,
      ),
    )
  expect(within(30, 38)).toEqual([true, true, false])
  expect(within(30, 37)).toEqual([false, true, false])
  expect(within(120, 120)).toEqual([true, true, false])
})

it('is ordered by the slowest or by all together, and last where somebody is not in time', () => {
  expect([0, 1, 2].map((home) => rankOf('slowest', both, home))).toEqual([38, 31, Number.POSITIVE_INFINITY])
  expect([0, 1, 2].map((home) => rankOf('sum', both, home))).toEqual([62, 61, Number.POSITIVE_INFINITY])
})
