import { useLocation, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '#session/use-session.ts'
import { Modal } from '#ui/modal.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { SHEET_TITLE_ID } from './auth-sheet.tsx'
import { LoginScreen } from './login-screen.tsx'
import { type AuthScreen, afterRegistration, authScreenOf, closeOverlay } from './overlay-rules.ts'
import { SHEET_BOX } from './sheet-box.ts'
import { useOpenAccount } from './use-login.ts'

// most who are asked to sign in have an account
const RegisterScreen = lazy(async () => ({ default: (await import('./register-screen.tsx')).RegisterScreen }))
const ForgotPasswordScreen = lazy(async () => ({ default: (await import('./forgot-password-screen.tsx')).ForgotPasswordScreen }))
const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain }))

interface AuthOverlayProps {
  closable: boolean
  /** id of the person whose session ended on this page */
  lost?: string | null
  found?: () => void
}

/** The overlay that the address or the page requires, or the prompt after a session has ended. */
export default function AuthOverlay({ closable, lost, found }: AuthOverlayProps) {
  usePageWords()
  return lost ? (
    <Suspense>
      <SignInAgain who={lost} done={() => found?.()} />
    </Suspense>
  ) : (
    <AskedOverlay closable={closable} />
  )
}

/**
 * §2.7: login, registration or forgotten password over the page; a sheet on wide screens, the whole window on a phone. Without
 * `closable` (the page needs an account) there is no close button and Escape does nothing, but there is always a link home.
 */
function AskedOverlay({ closable }: { closable: boolean }) {
  const navigate = useNavigate()
  const { country } = useRouteContext({ from: '__root__' })
  const screen = useSearch({ from: '__root__', select: authScreenOf })
  const finish = useFinish(screen)
  const [isRegistered, setRegistered] = useState(false)
  const close = () => void navigate({ to: '.', search: closeOverlay, resetScroll: false })
  const leave = isRegistered ? finish.leave : closable ? close : null
  return (
    <Modal labelledBy={SHEET_TITLE_ID} closable={leave !== null} onClose={() => leave?.()} className={SHEET_BOX}>
      {screen === 'login' ? <LoginScreen leave={leave} /> : null}
      <Suspense>
        {screen === 'forgot-password' ? <ForgotPasswordScreen leave={leave} /> : null}
        {screen === 'register-agent' || screen === 'register-non-agent' ? (
          // forms differ, so each starts with its own state
          <RegisterScreen
            key={`${screen} ${country}`}
            isAgent={screen === 'register-agent'}
            leave={leave}
            onRegistered={finish.goesOn ? finish.leave : () => setRegistered(true)}
            showsSuccess={!finish.goesOn}
          />
        ) : null}
      </Suspense>
    </Modal>
  )
}

/** What follows a registration (§2.7): a plan to choose on a sub-account path, else the success screen and from there the page below it. */
function useFinish(screen: AuthScreen) {
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
