import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TravelWay } from '#market/timetable/travel-ways.ts'
import type { WayOrder } from '#property/ways/household.ts'

export const travelWayWords: Record<TravelWay, MessageDescriptor> = {
  walk: msg`On foot`,
  cycle: msg`Bicycle`,
  bus: msg`Bus and ferry`,
  rail: msg`Rail and tram`,
}

export const wayOrderWords: Record<WayOrder, MessageDescriptor> = {
  slowest: msg`The slowest person`,
  sum: msg`All ways together`,
}
