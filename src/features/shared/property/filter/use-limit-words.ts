import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FilterKey, type MapLimits, RANGE_OF, type RangeKey, SET_OF, type SetKey } from '#filter/map-limits.ts'
import type { FloorAreaUnit } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { localName } from '../local-name.ts'
import { useFormat } from '../use-format.ts'
import { choiceWord } from './choice-words.ts'
import { filterNames } from './filter-names.ts'
import { shownRange, useRangeFigures } from './range-figures.ts'

export interface NamedPlace {
  name: string
  nameLocal?: string | null
}

/** What stands where a filter begins, as far as that is known. */
export type LimitPlaces = { [Key in 'around' | 'school' | 'reach']?: NamedPlace | null }

/** What each active filter says, short enough for a chip. */
export function useLimitWords(country: CountryCode, unit: FloorAreaUnit) {
  const { i18n, t } = useLingui()
  const figures = useRangeFigures(country, unit)
  const format = useFormat(COUNTRIES[country].currencyCode)
  const nameOf = (place: NamedPlace | null | undefined, otherwise: string) => (place ? localName(i18n, place) : otherwise)
  const placeText = (key: FilterKey, { places }: MapLimits, names: LimitPlaces): string => {
    const { draw, around, school, reach } = places
    if (key === 'draw') return t`${plural(draw.length, { one: '# outline', other: '# outlines' })}`
    if (key === 'around') return t`within ${format.distance(around?.metres ?? 0)} of ${nameOf(names.around, t`a place`)}`
    if (key === 'school') return t`within ${school?.km ?? 0} km of ${nameOf(names.school, t`a school`)}`
    const minutes = reach?.minutes ?? 0
    if (!names.reach) return t`within ${minutes} minutes of a station`
    const name = localName(i18n, names.reach)
    return t`within ${minutes} minutes of ${name} station`
  }
  return (key: FilterKey, limits: MapLimits, names: LimitPlaces): string => {
    const title = key in filterNames ? i18n._(filterNames[key]) : key
    if (key in RANGE_OF)
      return `${title} ${figures.range(key as RangeKey, shownRange(key as RangeKey, unit, limits.filter[RANGE_OF[key as RangeKey]]))}`
    if (key in SET_OF) {
      const words = (limits.filter[SET_OF[key as SetKey]] ?? []).map((name) => choiceWord(i18n, key as SetKey, name))
      return key === 'beds' || key === 'baths' ? `${title}: ${words.join(', ')}` : words.join(', ')
    }
    return placeText(key, limits, names)
  }
}
