import type { ChoiceOf, RangeKey, SetKey } from '#filter/rows.ts'

interface FigureRange {
  min?: number | null
  max?: number | null
}

/** The figures and sets of a filter as the wire hands them over. */
export type FigureFilter = { [Key in RangeKey]?: FigureRange | null } & { [Key in SetKey]?: readonly ChoiceOf<Key>[] | null }
