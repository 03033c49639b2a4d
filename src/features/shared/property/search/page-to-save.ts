import type { ProjectFilter } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** What is kept: a page of this site as it stands, and the projects on it. */
export interface SearchToSave {
  country: CountryCode
  /** the name that is proposed */
  name: string
  path: string
  /** "?q=bishan", or "" */
  search: string
  /** without it there are no alerts */
  filter?: ProjectFilter
}
