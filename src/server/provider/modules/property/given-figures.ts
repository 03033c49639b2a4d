import type { ChoiceOf, RangeKey, SetKey } from '#filter/rows.ts'

interface GivenRange {
  min?: number | null
  max?: number | null
}

/** The figures and sets of a filter as the wire hands them over. */
export type GivenFigures = { [Key in RangeKey]?: GivenRange | null } & { [Key in SetKey]?: readonly ChoiceOf<Key>[] | null }
