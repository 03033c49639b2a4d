import { Trans } from '@lingui/react/macro'
import { type LinkProps, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AccountRow } from './account-row.tsx'

interface AccountFrameProps {
  plans: LinkProps['to']
  /** what the profile holds */
  profile: ReactNode
  /** the rows between profile and subscription */
  rows?: ReactNode
  children: ReactNode
}

/** What every account has: profile, sign-in, subscription; below it the doors of its kind. */
export function AccountFrame({ plans, profile, rows, children }: AccountFrameProps) {
  const { viewer } = useRouteContext({ from: '__root__' })
  const { nickName, isSubscribed } = viewer
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 py-9">
      <header>
        <h1 className="title text-4xl">
          <Trans>Account overview</Trans>
        </h1>
        {nickName ? (
          <p className="mt-2 text-lg text-ink-2">
            <Trans>Signed in as {nickName}</Trans>
          </p>
        ) : null}
      </header>
      <PageSection title={<Trans>Your account</Trans>}>
        <ul>
          <AccountRow title={<Trans>Profile</Trans>} action={<AskLink />}>
            {profile}
          </AccountRow>
          <AccountRow title={<Trans>Password</Trans>}>
            <Trans>To change it, log out and choose “forgot password” on the log-in screen. A link to a new one comes by e-mail.</Trans>
          </AccountRow>
          {rows}
          <AccountRow
            title={<Trans>Subscription</Trans>}
            action={
              <ButtonLink to={plans}>
                <Trans>See the plans</Trans>
              </ButtonLink>
            }
          >
            {isSubscribed ? <Trans>Active.</Trans> : <Trans>None. What is free stays open to you.</Trans>}
          </AccountRow>
        </ul>
      </PageSection>
      {children}
    </div>
  )
}

const AskLink = () => (
  <ButtonLink to="/contact">
    <Trans>Ask for a change</Trans>
  </ButtonLink>
)
