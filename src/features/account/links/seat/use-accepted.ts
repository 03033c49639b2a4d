import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { isPathOpen } from '#access/path-module.ts'
import { SUB_ACCOUNT_HOME, SUB_ACCOUNT_OVERVIEW } from '#access/sub-account.ts'
import { useSession } from '#session/use-session.ts'

/** After a seat is accepted: who is signed in may have changed, and the way leads to the sub-accounts' landing (§4). */
export function useAccepted() {
  const { country } = useRouteContext({ from: '__root__' })
  const session = useSession()
  const navigate = useNavigate()
  return async () => {
    const to = isPathOpen(SUB_ACCOUNT_HOME, country) ? SUB_ACCOUNT_HOME : SUB_ACCOUNT_OVERVIEW
    await session.loggedIn(() => navigate({ to, replace: true }))
  }
}
