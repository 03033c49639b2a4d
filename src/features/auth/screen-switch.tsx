import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AuthScreen } from '#access/auth-overlay.ts'
import type { SharedSearch } from '#session/shared-search.ts'

type OverlaySearch = Pick<SharedSearch, 'authKey' | 'formType' | 'forgotPassword'>

/** What the address says for each screen; the rest of it stays. */
const SCREEN_SEARCH: Record<AuthScreen, OverlaySearch> = {
  login: { authKey: 'login', formType: undefined, forgotPassword: undefined },
  'forgot-password': { authKey: 'login', formType: undefined, forgotPassword: true },
  'register-agent': { authKey: 'register', formType: undefined, forgotPassword: undefined },
  'register-non-agent': { authKey: 'register', formType: 'nonAgent', forgotPassword: undefined },
}

const WORDS: Record<AuthScreen, ReactNode> = {
  login: <Trans>I have an account</Trans>,
  'forgot-password': <Trans>I forgot my password</Trans>,
  'register-agent': <Trans>Register as an agent</Trans>,
  'register-non-agent': <Trans>Register without a licence</Trans>,
}

const OTHERS: Record<AuthScreen, readonly AuthScreen[]> = {
  login: ['register-agent', 'forgot-password'],
  'forgot-password': ['login'],
  'register-agent': ['register-non-agent', 'login'],
  'register-non-agent': ['register-agent', 'login'],
}

/** From one screen of the overlay to its neighbours. */
export function ScreenSwitch({ screen }: { screen: AuthScreen }) {
  return (
    <ul className="flex flex-wrap gap-x-5 border-t border-line pt-3">
      {OTHERS[screen].map((other) => (
        <li key={other}>
          <Link
            to="."
            search={(now) => ({ ...now, ...SCREEN_SEARCH[other] })}
            replace
            resetScroll={false}
            preload={false}
            className="inline-flex min-h-9 items-center text-ink-2 underline underline-offset-4 hover:text-ink"
          >
            {WORDS[other]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
