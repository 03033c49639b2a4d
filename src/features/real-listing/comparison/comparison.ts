import type {
  ComparedFactsFragment,
  ComparedListingsQuery,
  ComparedProjectQuery,
  ProjectEstimateQuery,
} from '#graphql/generated/graphql.ts'
import type { LikeHome, SharedMix } from '../like-home.ts'

export type LikeHomeEstimate = NonNullable<ProjectEstimateQuery['project']>['estimate']

export interface ComparedProject extends ComparedFactsFragment {
  /** of the like home; null when it was not asked for or could not be had */
  estimate: LikeHomeEstimate | null
}

export interface Comparison {
  market: ComparedProjectQuery['market'] | null
  projects: ComparedProject[]
  /** slugs that name no project */
  unknown: string[]
  home: LikeHome | null
  mixes: SharedMix[]
  /** advertised homes among what is compared; null where none is, or they could not be loaded */
  listed: ListedComparison | null
}

export type ListedComparison = ComparedListingsQuery['listingsNormalised']
