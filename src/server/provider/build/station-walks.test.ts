import { expect, it } from 'vitest'
import { stationsAmong, stationWalk } from './station-walks.ts'

const HOME = { lat: 1.35, lng: 103.85, isPlacedByArea: 0 } as const
/** a station so many metres north */
const north = (metres: number, type: 'mrt' | 'lrt' | 'bus-stop' = 'mrt', subtype: string | null = null) => ({
  type,
  subtype,
  lat: 1.35 + metres / 111_195,
  lng: 103.85,
})

it('counts begun minutes along the detour of streets to the nearest station', () => {
  expect(stationWalk(HOME, [north(1_200), north(500)])).toBe(9)
  expect(stationWalk(HOME, [north(615)])).toBe(10)
  expect(stationWalk(HOME, [north(300, 'lrt')])).toBe(5)
})

it('knows none beyond an hour, of stops of buses and trams, and of homes whose place is not known', () => {
  expect(stationWalk(HOME, [north(3_600)])).toBe(59)
  expect(stationWalk(HOME, [north(3_800)])).toBeNull()
  expect(stationsAmong([north(100, 'bus-stop'), north(100, 'lrt', 'tram'), north(200)])).toEqual([north(200)])
  expect(stationWalk({ ...HOME, isPlacedByArea: 1 }, [north(100)])).toBeNull()
  expect(stationWalk({ ...HOME, lat: null }, [north(100)])).toBeNull()
})
