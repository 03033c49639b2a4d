import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AuthScreen } from '#access/auth-overlay.ts'

/** What each screen of the overlay is, and what an account is for. */
export const SCREEN_WORDS: Record<AuthScreen, { title: ReactNode; lead: ReactNode }> = {
  login: {
    title: <Trans>Log in</Trans>,
    lead: <Trans>An account holds your profile, your plan and the pages that belong to you.</Trans>,
  },
  'forgot-password': {
    title: <Trans>Forgotten password</Trans>,
    lead: <Trans>A new password is set through a link that is sent to the e-mail address of the account.</Trans>,
  },
  'register-agent': {
    title: <Trans>Register as an agent</Trans>,
    lead: <Trans>An agent’s account belongs to a licence: it opens the professional reports and the tools for work with clients.</Trans>,
  },
  'register-non-agent': {
    title: <Trans>Register</Trans>,
    lead: <Trans>An account without a licence is for owners, buyers and teams who use the plans but do not act as agents.</Trans>,
  },
}
