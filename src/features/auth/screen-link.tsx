import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SharedSearch } from '#session/shared-search.ts'
import type { AuthScreen } from './overlay-rules.ts'

type OverlaySearch = Pick<SharedSearch, 'authKey' | 'formType' | 'forgotPassword'>

/** The search parameters of each screen; others stay. */
const SCREEN_SEARCH: Record<AuthScreen, OverlaySearch> = {
  login: { authKey: 'login', formType: undefined, forgotPassword: undefined },
  'forgot-password': { authKey: 'login', formType: undefined, forgotPassword: true },
  'register-agent': { authKey: 'register', formType: undefined, forgotPassword: undefined },
  'register-non-agent': { authKey: 'register', formType: 'nonAgent', forgotPassword: undefined },
}

/** A link from one screen of the overlay to another. */
export function ScreenLink({ to, children }: { to: AuthScreen; children: ReactNode }) {
  return (
    <Link
      to="."
      search={(now) => ({ ...now, ...SCREEN_SEARCH[to] })}
      replace
      resetScroll={false}
      preload={false}
      className="inline-flex min-h-7 items-center text-ink-2 underline underline-offset-4 hover:text-ink"
    >
      {children}
    </Link>
  )
}
