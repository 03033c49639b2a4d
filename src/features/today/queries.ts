import { redirect } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'

interface Asking {
  viewer: Pick<Viewer, 'roles' | 'isLoggedIn' | 'isSubAccount' | 'isStaff'>
  country: CountryCode
}

/**
 * What waits for the viewer; null for whoever has no agent's work here, who read what the page is for. Signed out it is unknown who that is:
 * the answer may still be shown for a moment after signing in. Throws the redirect of staff to their desk.
 */
export async function loadToday({ viewer: { roles, isLoggedIn, isSubAccount, isStaff }, country }: Asking) {
  if (!isLoggedIn) return 'signed-out' as const
  const isAgent = roles.includes('agent')
  if (isAgent || isSubAccount) {
    const { fetchToday } = await import('./today.functions.ts')
    return fetchToday({ data: { country, isAgent } })
  }
  if (isStaff) throw redirect({ to: '/user/account-overview/staff/{-$desk}', replace: true })
  return null
}
