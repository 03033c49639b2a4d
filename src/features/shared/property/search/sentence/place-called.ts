import type { SuggestQuery } from '#graphql/generated/graphql.ts'
import { editDistance } from '#lib/edit-distance.ts'
import { isHan } from '#lib/han.ts'
import { districtKey } from '#lib/postal-district.ts'
import { nameKey, stationKey, typedKey } from '#lib/search-terms.ts'

export type FoundPlace = Pick<SuggestQuery['searchSuggestions'][number], 'kind' | 'title' | 'titleLocal' | 'areaId' | 'lat' | 'lng'>

/** Kinds whose names people cut short: "Raffles Girls" of a school, "D09" of a district. A building or street is meant by its whole name. */
const CUT_SHORT: readonly FoundPlace['kind'][] = ['AREA', 'STATION', 'SCHOOL']

/** How many letters of a name of so many may be wrong. */
const typosIn = (key: string): number => (/\d/.test(key) || isHan(key) || key.length < 5 ? 0 : key.length < 10 ? 1 : 2)

function isCalled(place: FoundPlace, key: string, typos: number): boolean {
  const names = [place.title, place.titleLocal ?? ''].map(nameKey).filter((name) => name !== '')
  const own = districtKey(key) ?? stationKey(key) ?? key
  return names.some((name) => {
    const bare = stationKey(name) ?? name
    const isBegun = CUT_SHORT.includes(place.kind) && own.length > 2 && bare.startsWith(`${own} `)
    return bare === own || isBegun || (typos > 0 && editDistance(own, bare) <= typos)
  })
}

/** The place that the words of a sentence name, of suggestions for them; null where none is called so. `says`: the sentence called it a station or a school. */
export function placeCalled<Place extends FoundPlace>(
  suggestions: readonly Place[],
  name: string,
  says: 'station' | 'school' | null,
): Place | null {
  const key = typedKey(name)
  const called = suggestions.filter((place) => isCalled(place, key, typosIn(stationKey(key) ?? key)))
  const wanted = says === null ? undefined : called.find(({ kind }) => kind === (says === 'station' ? 'STATION' : 'SCHOOL'))
  return wanted ?? called[0] ?? null
}

/** Whether a text is the name of a place, letter by letter. */
export const isSpelt = (place: FoundPlace, name: string): boolean => isCalled(place, typedKey(name), 0)
