import type { OwnFeedPartsFragment } from '#graphql/generated/graphql.ts'

/** The feed that the viewer manages. */
export type ManagedFeed = NonNullable<OwnFeedPartsFragment['source']>
/** The newest file that was tried out. */
export type TriedRun = NonNullable<ManagedFeed['dryRun']>
