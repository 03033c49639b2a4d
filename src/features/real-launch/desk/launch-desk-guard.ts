import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'

interface DeskContext {
  viewer: Pick<Viewer, 'isLoggedIn'>
  country: CountryCode
}

/** The launches of the viewer's desk; null when signed out, then the page asks to sign in. */
export async function loadLaunchDesk({ viewer, country }: DeskContext) {
  if (!viewer.isLoggedIn) return null
  return (await import('./launch-desk.functions.ts')).fetchDeskLaunches({ data: { country } })
}
