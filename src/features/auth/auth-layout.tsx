import { Outlet, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadWords } from '#locales/create-i18n.ts'

const AuthOverlay = lazy(() => import('./auth-overlay.tsx'))

/** §2.7: every page, and over it the auth overlay when the address or the page's class asks for it. */
export function AuthLayout() {
  const { access } = useRouteContext({ from: '__root__' })
  const isReady = useAccountWords(access.kind === 'auth-overlay')
  return (
    <>
      <Outlet />
      {access.kind === 'auth-overlay' && isReady ? (
        <Suspense>
          <AuthOverlay closable={access.closable} />
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
