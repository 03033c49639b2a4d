import type { OwnFeedPartsFragment } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'
import type { Viewer } from '#session/viewer.ts'

/** The feed that the viewer manages; null when signed out, then the page asks to sign in. */
export async function loadFeed({ viewer }: { viewer: Pick<Viewer, 'isLoggedIn'> }): Promise<Result<OwnFeedPartsFragment> | null> {
  return viewer.isLoggedIn ? (await import('./feed.functions.ts')).fetchFeed() : null
}
