import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { FloorAreaUnit } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { localName } from '#property/local-name.ts'
import { useFormat } from '#property/use-format.ts'
import { type FilterKey, type MapLimits, RANGE_OF, type RangeKey, SET_OF, type SetKey, type Spot } from '../filter-state.ts'
import { fetchPlaceNames } from '../map.functions.ts'
import { choiceWord } from './choice-words.ts'
import { filterNames } from './filter-names.ts'
import { shownRange, useRangeFigures } from './range-figures.ts'

interface NamedPlace {
  name: string
  nameLocal?: string | null
}

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

/** What each active filter says, short enough for a chip. */
export function useChipWords(country: CountryCode, unit: FloorAreaUnit, limits: MapLimits): (key: FilterKey) => string {
  const { i18n, t } = useLingui()
  const figures = useRangeFigures(country, unit)
  const format = useFormat(COUNTRIES[country].currencyCode)
  const { draw, around, school, reach } = limits.places
  const schoolPlace = usePlaceName(country, school, 'school')
  const station = usePlaceName(country, reach, 'mrt mtr lrt')
  const nameOf = (place: NamedPlace | null, otherwise: string) => (place ? localName(i18n, place) : otherwise)
  const placeText = (key: FilterKey): string => {
    if (key === 'draw') return t`${plural(draw.length, { one: '# outline', other: '# outlines' })}`
    if (key === 'around') return t`within ${format.distance(around?.metres ?? 0)} of a place`
    if (key === 'school') return t`within ${school?.km ?? 0} km of ${nameOf(schoolPlace, t`a school`)}`
    return t`${reach?.minutes ?? 0} min from ${nameOf(station, t`a station`)}`
  }
  return (key) => {
    const title = key in filterNames ? i18n._(filterNames[key]) : key
    if (key in RANGE_OF)
      return `${title} ${figures.range(key as RangeKey, shownRange(key as RangeKey, unit, limits.filter[RANGE_OF[key as RangeKey]]))}`
    if (key in SET_OF) {
      const names = (limits.filter[SET_OF[key as SetKey]] ?? []).map((name) => choiceWord(i18n, key as SetKey, name))
      return key === 'beds' || key === 'baths' ? `${title}: ${names.join(', ')}` : names.join(', ')
    }
    return placeText(key)
  }
}
