import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { Result } from '#lib/result.ts'
import { formatDay } from '#session/day-time.ts'
import { LogOutButton } from '#session/log-out-button.tsx'
import { Badge } from '#ui/badge.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import type { OwnAccount } from '../own-account.ts'
import { DataSection } from '../own-data/data-section.tsx'
import { Avatar } from '../profile/avatar.tsx'
import { ProfileSection } from '../profile/profile-section.tsx'
import { SignInSection } from '../sign-in/sign-in-section.tsx'
import { WaysSection } from '../ways/ways-section.tsx'
import { ROLE_WORDS } from '../words/state-words.tsx'
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
      <WaysSection account={account} />
      <SubscriptionSection account={account} plans={plans} Subscription={Subscription}>
        {rows}
      </SubscriptionSection>
      <DataSection account={account} />
      {children}
    </div>
  )
}

/** The signed-in person, with the logout button. */
function AccountHeader({ account }: { account: OwnAccount }) {
  const { i18n } = useLingui()
  const since = formatDay(account.createdDate, i18n.locale)
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar src={account.avatar} name={account.nickName} size="large" />
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="title truncate text-4xl">{account.nickName}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          {account.roles.map((role) => (ROLE_WORDS[role] ? <Badge key={role}>{ROLE_WORDS[role]}</Badge> : null))}
          <Trans>Account since {since}</Trans>
        </p>
      </div>
      <LogOutButton goesHome />
    </header>
  )
}
