import { useNavigate, useRouteContext, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { showPasskey } from '#session/factor/passkey.ts'
import { useSession } from '#session/use-session.ts'
import { type LoginStep, login } from './auth.functions.ts'
import { afterLogin, closeOverlay } from './overlay-rules.ts'
import { keepRememberWish } from './remember.ts'
import { answerOf, useProblem } from './sending.ts'

export interface LoginValues {
  /** licence number or e-mail */
  email: string
  password: string
  remember: boolean
}

/** §4 login: the token goes into its cookie; then `open` loads the account. */
export function useLogin(open: () => Promise<void>) {
  const { problem, clear, say, sayFailure } = useProblem()
  const [step, setStep] = useState<(LoginStep & { remember: boolean }) | null>(null)
  // the cookie is set, so later failures are not failures of the login
  const enter = () => open().catch(() => say('user.errorwhilelogin'))
  const logIn = async ({ email, password, remember }: LoginValues) => {
    clear()
    const answer = await answerOf(login({ data: { email: email.trim(), password, remember } }))
    if (!answer.ok) return sayFailure(answer.failure, 'user.errorwhilelogin')
    keepRememberWish(remember)
    if (answer.value) setStep({ ...answer.value, remember })
    else await enter()
  }
  /** By a passkey alone: the browser asks for it at once, or offers it in the list of names it knows, where a refusal is nobody's business. */
  const byPasskey = async (remember: boolean, offers?: () => boolean) => {
    if (!offers) clear()
    const shown = await showPasskey('SIGN_IN', { offers })
    if (!shown.ok) return offers ? undefined : sayFailure(shown.failure, 'passkey-failed')
    const { signInByPasskey } = await import('#api/factor.functions.ts')
    const answer = await answerOf(signInByPasskey({ data: { answer: shown.value, remember } }))
    if (!answer.ok) return sayFailure(answer.failure, 'passkey-failed')
    keepRememberWish(remember)
    await enter()
  }
  return { logIn, byPasskey, enter, step, backToPassword: () => setStep(null), problem }
}

/** Loads the user whose cookie has just been set; a sub-account goes to its landing, everybody else stays without the overlay (§4). */
export function useOpenAccount(): () => Promise<void> {
  const router = useRouter()
  const navigate = useNavigate()
  const { loggedIn } = useSession()
  const { country } = useRouteContext({ from: '__root__' })
  return async () => {
    const { pathname } = router.state.location
    // straight there: this page would first lead a seat to its own variant
    const viewer = await loggedIn(async (found) => {
      const next = afterLogin(pathname, country, found)
      if (next.kind === 'redirect') await navigate({ to: next.to, replace: true })
    })
    if (afterLogin(pathname, country, viewer).kind === 'stay')
      await navigate({ to: '.', search: closeOverlay, replace: true, resetScroll: false })
  }
}
