import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { authScreenOf, closeOverlay } from '#access/auth-overlay.ts'
import { Modal } from '#ui/modal.tsx'
import { SHEET_TITLE_ID } from './auth-sheet.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'
import { LoginScreen } from './login-screen.tsx'
import { RegisterScreen } from './register-screen.tsx'
import { useFinish } from './use-finish.ts'

/**
 * §2.7: login, registration or forgotten password over the page; a sheet on wide screens, the whole window on a phone. Without
 * `closable` (the page needs an account) there is no close button and Escape does nothing, but the way home is always there.
 */
export default function AuthOverlay({ closable }: { closable: boolean }) {
  const navigate = useNavigate()
  const { country } = useRouteContext({ from: '__root__' })
  const screen = useSearch({ from: '__root__', select: authScreenOf })
  const finish = useFinish(screen)
  const [isRegistered, setRegistered] = useState(false)
  const close = () => void navigate({ to: '.', search: closeOverlay, resetScroll: false })
  const leave = isRegistered ? finish.leave : closable ? close : null
  return (
    <Modal
      labelledBy={SHEET_TITLE_ID}
      closable={leave !== null}
      onClose={() => leave?.()}
      className="m-auto max-h-[calc(100dvh-32px)] w-full max-w-[440px] overflow-y-auto overscroll-contain rounded border border-line shadow-float max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none max-sm:border-0"
    >
      {screen === 'login' ? <LoginScreen leave={leave} /> : null}
      {screen === 'forgot-password' ? <ForgotPasswordScreen leave={leave} /> : null}
      {screen === 'register-agent' || screen === 'register-non-agent' ? (
        // what is asked differs from form to form, so each begins anew
        <RegisterScreen
          key={`${screen} ${country}`}
          isAgent={screen === 'register-agent'}
          leave={leave}
          onRegistered={finish.goesOn ? finish.leave : () => setRegistered(true)}
          showsSuccess={!finish.goesOn}
        />
      ) : null}
    </Modal>
  )
}
