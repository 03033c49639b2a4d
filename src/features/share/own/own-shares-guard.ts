import type { Viewer } from '#session/viewer.ts'
import { OWN_SHARES_PAGE_SIZE } from '../search.ts'

/** A page of the viewer's shares; null when signed out, then the page asks to sign in. */
export async function loadOwnShares({ viewer }: { viewer: Pick<Viewer, 'isLoggedIn'> }, { page = 1 }: { page?: number }) {
  if (!viewer.isLoggedIn) return null
  const { fetchOwnShares } = await import('./own-shares.functions.ts')
  return fetchOwnShares({ data: { offset: (page - 1) * OWN_SHARES_PAGE_SIZE } })
}
