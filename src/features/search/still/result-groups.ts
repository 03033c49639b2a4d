import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode, PropertyGroup, TypeGroup } from '#market/vocabulary.ts'

const GROUP_OF: Record<PropertyGroup, TypeGroup> = {
  hdb: 'public-stack',
  hos: 'public-stack',
  condo: 'private-stack',
  land: 'private-land',
}

/** The type groups that a market has (§9 property groups). */
export const typeGroupsOf = (country: CountryCode): TypeGroup[] => [
  ...new Set(COUNTRIES[country].propertyGroups.map((group) => GROUP_OF[group])),
]

/** The projects of a type group, to stand beside its name. */
export const countOfGroup = (counts: ResultsQuery['projectFacets'], group: TypeGroup): number =>
  counts.find(({ facet, value }) => facet === 'TYPE_GROUP' && value === group)?.count ?? 0
