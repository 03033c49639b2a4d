import { configChoices } from '#filter/address.ts'
import { SET_CHOICES } from '#filter/map-filter.ts'
import { SET_KEYS, SET_OF, type SetKey } from '#filter/map-limits.ts'
import { SEARCH_CONFIGS } from '#filter/search-config.ts'
import { type CountryCode, TYPE_GROUPS } from '#market/vocabulary.ts'
import type { MarkerData } from '../engine/marks/marker-data.ts'

/** The column that holds a set's bits, or a number that stands for one bit. */
const COLUMNS = {
  kinds: { column: 'propertyGroup', isNumber: true, first: 0 },
  tenure: { column: 'tenure', isNumber: true, first: 1 },
  beds: { column: 'bedrooms', isNumber: false, first: 0 },
  baths: { column: 'bathrooms', isNumber: false, first: 0 },
  has: { column: 'facilities', isNumber: false, first: 0 },
  status: { column: 'status', isNumber: true, first: 0 },
} as const

function bitsIn(data: MarkerData, key: Exclude<SetKey, 'groups'>): number {
  const { column, isNumber, first } = COLUMNS[key]
  let bits = 0
  for (const group of TYPE_GROUPS) for (const code of data[group].columns[column]) bits |= isNumber ? 1 << code : code
  return bits >> first
}

/** What a visitor may choose of each set: what the country asks for and its data knows. Before the data is here, what the country asks for. */
export function offeredChoices(country: CountryCode, data: MarkerData | null): Record<SetKey, readonly string[]> {
  const offered = (key: SetKey): readonly string[] => {
    const asked = configChoices(SEARCH_CONFIGS[country], key)
    if (!data) return asked
    const names: readonly string[] = SET_CHOICES[SET_OF[key]]
    if (key === 'groups') return asked.filter((_, at) => data[TYPE_GROUPS[at] ?? 'private-stack'].count > 0)
    const bits = bitsIn(data, key)
    return asked.filter((name) => bits & (1 << names.indexOf(name)))
  }
  return Object.fromEntries(SET_KEYS.map((key) => [key, offered(key)])) as Record<SetKey, readonly string[]>
}
