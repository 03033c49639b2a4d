import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'

interface Asking {
  viewer: Pick<Viewer, 'roles' | 'isLoggedIn' | 'isSubAccount'>
  country: CountryCode
}

/** What waits for the viewer; null for whoever has no agent's work here, who read what the page is for. */
export async function loadToday({ viewer: { roles, isLoggedIn, isSubAccount }, country }: Asking) {
  const isAgent = roles.includes('agent')
  if (!isLoggedIn || !(isAgent || isSubAccount)) return null
  const { fetchToday } = await import('./today.functions.ts')
  return fetchToday({ data: { country, isAgent } })
}
