import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import type { TypeGroup } from '#market/vocabulary.ts'

/** The projects of a type group, to stand beside its name. */
export const countOfGroup = (counts: ResultsQuery['projectFacets'], group: TypeGroup): number =>
  counts.find(({ facet, value }) => facet === 'TYPE_GROUP' && value === group)?.count ?? 0
