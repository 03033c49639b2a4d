import { useEffect, useState } from 'react'
import type { MapLimits, Spot } from '#filter/map-limits.ts'
import type { FilterKey } from '#filter/rows.ts'
import type { FloorAreaUnit } from '#lib/units.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type NamedPlace, useLimitWords } from '#property/filter/use-limit-words.ts'
import { fetchPlaceNames } from '../map.functions.ts'

/** The name of the station or school at a spot, asked for once; null until it is known. */
function usePlaceName(country: CountryCode, spot: Spot | null, types: string): NamedPlace | null {
  const [found, setFound] = useState<{ key: string; place: NamedPlace | null }>({ key: '', place: null })
  const key = spot ? `${country} ${spot.lat5} ${spot.lng5}` : ''
  const { lat5 = 0, lng5 = 0 } = spot ?? {}
  useEffect(() => {
    if (key === '') return
    let isCurrent = true
    fetchPlaceNames({ data: { country, lat: lat5 / 1e5, lng: lng5 / 1e5, types: types.split(' ') } })
      .then((answer) => {
        if (isCurrent) setFound({ key, place: answer.ok ? (answer.value.amenities.nodes[0] ?? null) : null })
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [key, country, lat5, lng5, types])
  return found.key === key ? found.place : null
}

/** The text of each active filter, with the names of its places. */
export function useChipWords(country: CountryCode, unit: FloorAreaUnit, limits: MapLimits): (key: FilterKey) => string {
  const words = useLimitWords(country, unit)
  const school = usePlaceName(country, limits.places.school, 'school')
  const reach = usePlaceName(country, limits.places.reach, 'mrt mtr lrt')
  return (key) => words(key, limits, { school, reach })
}
