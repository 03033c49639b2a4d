import { Outlet, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadWords } from '#locales/create-i18n.ts'
import { SIGN_IN_AGAIN } from '#session/token-failure.ts'

const AuthOverlay = lazy(() => import('./auth-overlay.tsx'))

/** §2.7: every page, and over it the auth overlay when the address or the page's class asks for it, or the session was lost on it (§4). */
export function AuthLayout() {
  const { access } = useRouteContext({ from: '__root__' })
  const [lost, setLost] = useState<string | null>(null)
  useEffect(() => {
    const hear = (event: Event) => setLost((event as CustomEvent<string | null>).detail)
    window.addEventListener(SIGN_IN_AGAIN, hear)
    return () => window.removeEventListener(SIGN_IN_AGAIN, hear)
  }, [])
  const isAsked = access.kind === 'auth-overlay'
  const isReady = useAccountWords(isAsked || lost !== null)
  return (
    <>
      <Outlet />
      {isReady ? (
        <Suspense>
          <AuthOverlay closable={isAsked && access.closable} lost={isAsked ? null : lost} found={() => setLost(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** True in the browser once the overlay is needed and its words are there. */
function useAccountWords(isNeeded: boolean): boolean {
  const { i18n, locale } = useRouteContext({ from: '__root__' })
  const [loaded, setLoaded] = useState<string | null>(null)
  useEffect(() => {
    if (isNeeded) void loadWords(i18n, locale, ['account']).then(() => setLoaded(locale))
  }, [isNeeded, i18n, locale])
  return isNeeded && loaded === locale
}
