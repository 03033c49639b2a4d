import type { NearbyPlaceFragment } from '#graphql/generated/graphql.ts'

export type Nearby = NearbyPlaceFragment

/** What is told of the places around a home, in this order: how many of each group, and which of its kinds at most so often. */
const GROUPS: readonly { types: readonly string[]; most: number; perType: number }[] = [
  { types: ['mrt', 'mtr', 'lrt'], most: 3, perType: 2 },
  { types: ['school'], most: 4, perType: 4 },
  { types: ['supermarket', 'market', 'mall', 'bank'], most: 5, perType: 2 },
  { types: ['park', 'medical', 'childcare', 'restaurant', 'bus-stop'], most: 4, perType: 1 },
]

/** Stations first, then schools, shops and banks, and one of each of the rest; nearest first within each. */
export const pickNearby = (nearby: readonly Nearby[]): Nearby[] =>
  GROUPS.flatMap(({ types, most, perType }) => {
    const seen = new Map<string, number>()
    return nearby
      .filter(({ amenity: { type } }) => {
        const before = seen.get(type) ?? 0
        if (!types.includes(type) || before >= perType) return false
        seen.set(type, before + 1)
        return true
      })
      .slice(0, most)
  })
