import type { MessageDescriptor } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MapLimits, Places } from '#filter/map-limits.ts'
import { type FilterKey, isRange, isSet, type PlaceKey, setRow } from '#filter/rows.ts'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
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

/** What each active filter says, short enough for a chip. `called`: filters that are called otherwise on that page. */
export function useLimitWords(country: CountryCode, called: Partial<Record<FilterKey, MessageDescriptor>> = {}) {
  const { i18n, t } = useLingui()
  const unit = useAreaUnit()
  const figures = useRangeFigures(country)
  const format = useFormat(COUNTRIES[country].currencyCode)
  const nameOf = (place: NamedPlace | null | undefined, otherwise: string) => (place ? localName(i18n, place) : otherwise)
  const placeTexts: Record<PlaceKey, (places: Places, names: LimitPlaces) => string> = {
    outlines: ({ outlines }) => t`${plural(outlines.length, { one: '# outline', other: '# outlines' })}`,
    around: ({ around }, names) => t`within ${format.distance(around?.metres ?? 0)} of ${nameOf(names.around, t`a place`)}`,
    school: ({ school }, names) => t`within ${school?.km ?? 0} km of ${nameOf(names.school, t`a school`)}`,
    reach: ({ reach }, names) => {
      const minutes = reach?.minutes ?? 0
      if (!names.reach) return t`within ${minutes} minutes of a station`
      const name = localName(i18n, names.reach)
      return t`within ${minutes} minutes of ${name} station`
    },
  }
  return (key: FilterKey, { filter, places }: MapLimits, names: LimitPlaces): string => {
    const title = i18n._(called[key] ?? filterNames[key])
    if (isRange(key)) return `${title} ${figures.range(key, shownRange(key, unit, filter[key]))}`
    if (isSet(key)) {
      const words = (filter[key] ?? []).map((choice) => choiceWord(i18n, key, choice)).join(', ')
      return setRow(key).isCount ? `${title}: ${words}` : words
    }
    return placeTexts[key](places, names)
  }
}
