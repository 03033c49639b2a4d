import type { TransitMode } from './timetable.ts'

/** How somebody is willing to go: on foot or by bicycle the whole way, by bus (and ferry), by rail (and tram). Stops are always reached on foot. */
export const TRAVEL_WAYS = ['walk', 'cycle', 'bus', 'rail'] as const
export type TravelWay = (typeof TRAVEL_WAYS)[number]

/** The way that a line's mode belongs to. */
export const WAY_OF_MODE = { RAIL: 'rail', TRAM: 'rail', BUS: 'bus', FERRY: 'bus' } as const satisfies Record<TransitMode, TravelWay>
