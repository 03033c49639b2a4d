import { uint16At } from '#lib/element-at.ts'
import { type HomeMinutes, NO_WAY } from '#market/timetable/home-minutes.ts'
import type { HouseholdPlace, WayOrder } from './household.ts'

/** Whether a home is inside all limits. */
export const isInTime = (places: readonly Pick<HouseholdPlace, 'limit'>[], all: readonly HomeMinutes[], home: number): boolean =>
  places.every(({ limit }, at) => {
    const own = all[at]
    return own === undefined || uint16At(own.minutes, home) <= limit
  })

/** What a home is ordered by: minutes of the slowest, or of all together; Infinity where somebody is not in time. */
export function rankOf(order: WayOrder, all: readonly HomeMinutes[], home: number): number {
  const minutes = all.map((own) => {
    const one = uint16At(own.minutes, home)
    return one === NO_WAY ? Number.POSITIVE_INFINITY : one
  })
  return order === 'sum' ? minutes.reduce((sum, one) => sum + one, 0) : Math.max(0, ...minutes)
}
