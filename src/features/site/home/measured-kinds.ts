import type { HomeQuery, MeasuredStatementFragment, TypeGroup, UnmeasuredReason } from '#graphql/generated/graphql.ts'

/** What is known of the estimates of one kind of home: the statement of its back-test, or why there is none. */
interface Kind {
  typeGroup: TypeGroup
  statement: MeasuredStatementFragment | null
  reason: UnmeasuredReason | null
}

/**
 * The kinds of homes with what is said of each, measured ones first. Where none is measured and the reason is one and the same, it is said once, as `whole`.
 */
export function measuredAndNot(
  measured: HomeQuery['valuationAccuracy'],
  unmeasured: HomeQuery['valuationUnmeasured'],
): { kinds: Kind[]; whole: UnmeasuredReason | null } {
  const known = measured.flatMap(({ typeGroup, statement }): Kind[] => (statement ? [{ typeGroup, statement, reason: null }] : []))
  const [first] = unmeasured
  if (known.length === 0 && first && unmeasured.every(({ reason }) => reason === first.reason)) return { kinds: [], whole: first.reason }
  return { kinds: [...known, ...unmeasured.map(({ typeGroup, reason }) => ({ typeGroup, statement: null, reason }))], whole: null }
}
