import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '#session/day-time.ts'
import { LogOutButton } from '#session/log-out-button.tsx'
import { Badge } from '#ui/badge.tsx'
import type { OwnAccount } from '../own-account.ts'
import { Avatar } from '../profile/avatar.tsx'
import { ROLE_WORDS } from '../state-words.tsx'

/** The signed-in person, with the logout button. */
export function AccountHeader({ account }: { account: OwnAccount }) {
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
