import type { MapFilter, Range } from '#filter/map-filter.ts'
import type { MapLimits, Spot } from '#filter/map-limits.ts'
import { encodeRings } from '#filter/ring-text.ts'
import { type ChoiceOf, type PLACES, type PlaceKey, RANGE_KEYS, type RangeKey, SET_KEYS, type SetKey } from '#filter/rows.ts'
import { type EnumName, enumName } from '#filter/wire-names.ts'
import type { ProjectFilter } from '#graphql/generated/graphql.ts'

type SaidFigures = { [Key in RangeKey]?: Range } & { [Key in SetKey]?: EnumName<ChoiceOf<Key>>[] }

/** The contract's fields for figures and choices: it does not compile when one of them, or a choice, is not in the contract. */
function wireFigures(filter: MapFilter): Pick<ProjectFilter, RangeKey | SetKey> {
  const ranges = RANGE_KEYS.flatMap((key) => (filter[key] === undefined ? [] : [[key, filter[key]]]))
  const sets = SET_KEYS.flatMap((key) => (filter[key] === undefined ? [] : [[key, filter[key].map((choice) => enumName(choice))]]))
  const said: SaidFigures = Object.fromEntries([...ranges, ...sets])
  return said
}

const place = ({ lat5, lng5 }: Spot) => ({ lat: lat5 / 1e5, lng: lng5 / 1e5 })

type WirePlace = (typeof PLACES)[PlaceKey]['wire']

/** The limits in the contract's words. */
export function wireLimits({ filter, places }: MapLimits): ProjectFilter {
  const { outlines, around, school, reach } = places
  const circles = [
    ...(around ? [{ ...place(around), radiusMetres: around.metres }] : []),
    ...(school ? [{ ...place(school), radiusMetres: school.km * 1000 }] : []),
  ]
  const shapes: Required<Pick<ProjectFilter, WirePlace>> = {
    outlines: outlines.length > 0 ? encodeRings(outlines) : null,
    around: circles.length > 0 ? circles : null,
    reach: reach ? { ...place(reach), minutes: reach.minutes } : null,
  }
  return { ...wireFigures(filter), ...shapes }
}
