import type { MapFilter, RangeField } from '#filter/map-filter.ts'

interface GivenRange {
  min?: number | null
  max?: number | null
}
/** The figures and sets of a filter as the wire hands them over. */
export type GivenFigures = {
  [Field in Exclude<keyof MapFilter, 'statuses' | 'typeGroups'>]?: (Field extends RangeField ? GivenRange : MapFilter[Field]) | null
}
