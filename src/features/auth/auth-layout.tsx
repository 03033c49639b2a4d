import { Outlet, useHydrated, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
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
  const isHydrated = useHydrated()
  return (
    <>
      <Outlet />
      {isHydrated && (isAsked || lost !== null) ? (
        <Suspense>
          <AuthOverlay closable={isAsked && access.closable} lost={isAsked ? null : lost} found={() => setLost(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
