import { execute } from '#api/execute.ts'
import type { Places, Spot } from '#filter/map-limits.ts'
import { MapAmenitiesDocument } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { STATION_TYPES } from '#market/vocabulary.ts'
import type { LimitPlaces, NamedPlace } from './use-limit-words.ts'

const SAME_PLACE_METRES = 60

/** The names of the stations and schools that an address's filters begin from; what is not known is null. */
export async function namesOfLimits(country: CountryCode, { around, school, reach }: Places): Promise<LimitPlaces> {
  const nameAt = async (spot: Spot | null, types: string[]): Promise<NamedPlace | null> => {
    if (!spot) return null
    const near = { lat: spot.lat5 / 1e5, lng: spot.lng5 / 1e5, radiusMetres: SAME_PLACE_METRES }
    const answer = await execute(MapAmenitiesDocument, { filter: { types, near }, first: 1 }, { country })
    const found = answer.ok ? answer.value.amenities.nodes[0] : null
    return found ? { name: found.name, nameLocal: found.nameLocal } : null
  }
  const names = await Promise.all([nameAt(around, [...STATION_TYPES]), nameAt(school, ['school']), nameAt(reach, [...STATION_TYPES])])
  return { around: names[0], school: names[1], reach: names[2] }
}
