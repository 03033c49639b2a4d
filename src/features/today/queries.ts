import { redirect } from '@tanstack/react-router'
import { overviewOf } from '#access/sub-account.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'

interface Asking {
  viewer: Pick<Viewer, 'roles' | 'isLoggedIn' | 'isSubAccount' | 'isStaff' | 'seatRights'>
  country: CountryCode
}

/**
 * What waits for the viewer. Signed out it is unknown who that is: the answer may still be shown for a moment after signing in. Throws the
 * redirect of who has no agent's work here: of staff to their desk, of everybody else to their account, so that whoever signs in may be led here.
 */
export async function loadToday({ viewer, country }: Asking) {
  if (!viewer.isLoggedIn) return 'signed-out' as const
  const { roles, isSubAccount, isStaff, seatRights = [] } = viewer
  const isAgent = roles.includes('agent')
  if (isAgent || isSubAccount) {
    const { fetchToday } = await import('./today.functions.ts')
    return fetchToday({ data: { country, isAgent, hasCalendar: isAgent || seatRights.includes('CALENDAR') } })
  }
  throw redirect({ to: isStaff ? '/user/account-overview/staff/{-$desk}' : overviewOf('/user/today', viewer), replace: true })
}
