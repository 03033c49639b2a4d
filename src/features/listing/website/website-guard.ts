import type { OwnBrandFragment } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'
import type { Viewer } from '#session/viewer.ts'

/** What the viewer chose for the own website; null when signed out, then the page asks to sign in. */
export async function loadWebsite({ viewer }: { viewer: Pick<Viewer, 'isLoggedIn'> }): Promise<Result<OwnBrandFragment> | null> {
  return viewer.isLoggedIn ? (await import('./website.functions.ts')).fetchWebsite() : null
}
