import type { PropertyGroup, TypeGroup } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** The home that agents are asked about. */
export interface HomeToAskAbout {
  project: { typeGroup: TypeGroup; slug: string; propertyGroup: PropertyGroup }
  country: CountryCode
  /** as the page names it */
  title: string
  /** as it was valued; square metres. Null: the project as a whole */
  home: { unitMix: string | null; areaSqm: number | null; floor: number | null } | null
}
