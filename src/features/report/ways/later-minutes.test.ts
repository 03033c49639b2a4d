import { expect, it } from 'vitest'
import { laterMinutes } from './later-minutes.ts'

const way = (minutes: number) => ({ minutes, leaves: 0, legs: [] })
const at = (year: number, minutes: number | null) => ({ year, lines: [`Line of ${year}`], way: minutes === null ? null : way(minutes) })

it('names the years in which a way becomes shorter, each against the one before', () => {
  expect(laterMinutes(way(52), [at(2030, 38), at(2032, 38), at(2035, 30)])).toEqual([
    { year: 2030, lines: ['Line of 2030'], minutes: 38, before: 52 },
    { year: 2035, lines: ['Line of 2035'], minutes: 30, before: 38 },
  ])
})

it('names a year in which there is a way for the first time, and none where nothing changes', () => {
  expect(laterMinutes(null, [at(2030, null), at(2031, 40)])).toEqual([{ year: 2031, lines: ['Line of 2031'], minutes: 40, before: null }])
  expect(laterMinutes(way(20), [at(2030, 20), at(2031, null)])).toEqual([])
})
