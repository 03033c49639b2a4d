import type { HomeHistoryQuery } from '#graphql/generated/graphql.ts'

/** What a home was estimated at by the sales up to a month. */
export type PastEstimate = NonNullable<HomeHistoryQuery['project']>['estimateHistory'][number]
