import { expect, it } from 'vitest'
import { floorTypeOf } from './floor-type.ts'

it('a building has a ground floor, thirds, and a penthouse where there is one (§4)', () => {
  const types = (floors: number, hasPenthouse: boolean) =>
    Array.from({ length: floors }, (_, at) => floorTypeOf(at + 1, { floors, hasPenthouse }))
  expect(types(9, true)).toEqual(['ground', 'low', 'low', 'mid', 'mid', 'mid', 'high', 'high', 'penthouse'])
  expect(types(9, false).at(-1)).toBe('high')
  expect(types(1, true)).toEqual(['ground'])
})

it('says nothing of a floor whose building is of unknown height', () => {
  expect(floorTypeOf(7, { floors: null, hasPenthouse: false })).toBeNull()
})
