import type { Edit } from './scratch.ts'

/** A change of docs/where-to-change.md, applied in two steps: the first alone must be refused, with the place that is missing. */
export interface Change {
  name: string
  half: readonly Edit[]
  /**
   * Who refuses the half: the compiler, by errors in exactly these files, or by saying in exactly these that a table lacks a row (beside what
   * follows from it elsewhere); or a named test, by words that it prints.
   */
  refused: { byTypesIn: readonly string[] } | { byMissingRowsIn: readonly string[] } | { byTest: string; saying: RegExp }
  /** named tests that refuse the half as well, by words that they print */
  alsoRefusedBy?: readonly { test: string; saying: RegExp }[]
  rest: readonly Edit[]
  /** tests that must pass when the change is whole */
  proof?: readonly string[]
}
