import { Trans } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { Result } from '#lib/result.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import type { OwnAccount } from '../own-account.ts'
import { DataSection } from '../own-data/data-section.tsx'
import { ProfileSection } from '../profile/profile-section.tsx'
import { SignInSection } from '../sign-in/sign-in-section.tsx'
import { AccountHeader } from './account-header.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

export interface AccountFrameProps {
  loaded: Result<OwnAccount> | null
  plans: LinkProps['to']
  /** what the account pays, in place of `fallback` where it pays something */
  Subscription: ComponentType<{ fallback: ReactNode }>
  /** rows of the kind of account, below its subscription */
  rows?: ReactNode
  /** what comes before the account itself */
  top?: ReactNode
  children: ReactNode
}

/** What every account has: profile, sign-in, subscription, data; below it what its kind has. */
export function AccountFrame({ loaded, plans, Subscription, rows, top, children }: AccountFrameProps) {
  if (!loaded?.ok)
    return (
      <div className="page py-9">
        <FailedPanel title={<Trans>Your account could not be loaded</Trans>} />
      </div>
    )
  const account = loaded.value
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 py-9">
      <AccountHeader account={account} />
      {top}
      <ProfileSection account={account} />
      <SignInSection account={account} />
      <SubscriptionSection account={account} plans={plans} Subscription={Subscription}>
        {rows}
      </SubscriptionSection>
      <DataSection account={account} />
      {children}
    </div>
  )
}
