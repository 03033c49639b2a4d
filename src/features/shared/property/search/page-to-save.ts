import type { ListingFilter, ProjectFilter } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** What is saved: the address of a page of this site, and the filter of its projects. */
export interface SearchToSave {
  country: CountryCode
  /** the proposed name */
  name: string
  path: string
  /** "?q=bishan", or "" */
  search: string
  /** without one of the two there are no alerts */
  filter?: ProjectFilter
  /** of advertised homes, where it shows those */
  listings?: ListingFilter
}
