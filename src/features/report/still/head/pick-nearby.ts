import type { NearbyPlaceFragment } from '#graphql/generated/graphql.ts'

export type Nearby = NearbyPlaceFragment

const SHOWN_MAX = 12
const PER_KIND_MAX = 2

/** The nearest two of every kind but only one bus stop, because bus stops would fill all twelve lines; nearest first. */
export function pickNearby(nearby: readonly Nearby[]): Nearby[] {
  const seen = new Map<string, number>()
  return nearby
    .filter(({ amenity }) => {
      const before = seen.get(amenity.type) ?? 0
      seen.set(amenity.type, before + 1)
      return before < (amenity.type === 'bus-stop' ? 1 : PER_KIND_MAX)
    })
    .slice(0, SHOWN_MAX)
}
