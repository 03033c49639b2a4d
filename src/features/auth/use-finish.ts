import { useLocation, useNavigate } from '@tanstack/react-router'
import { useSession } from '#session/use-session.ts'
import { type AuthScreen, afterRegistration, closeOverlay } from './overlay-rules.ts'
import { useOpenAccount } from './use-login.ts'

/** What follows a registration (§2.7): a plan to choose on a sub-account path, else the success screen and from there the page below it. */
export function useFinish(screen: AuthScreen) {
  const navigate = useNavigate()
  const { loggedIn } = useSession()
  const openAccount = useOpenAccount()
  const formType = screen === 'register-non-agent' ? 'nonAgent' : undefined
  const next = useLocation({ select: ({ pathname }) => afterRegistration(pathname, formType) })
  async function goOn() {
    await loggedIn()
    if (next !== null) await navigate({ to: next, search: closeOverlay })
  }
  return {
    /** skips the success screen */
    goesOn: next !== null,
    leave: () => void (next === null ? openAccount() : goOn()),
  }
}
