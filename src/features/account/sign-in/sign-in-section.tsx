import { Trans, useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { Badge } from '#ui/badge.tsx'
import { spacedPhone } from '#ui/form/phone-value.ts'
import { PageSection } from '#ui/page-section.tsx'
import { SettingRow } from '../editor/setting-row.tsx'
import type { OwnAccount } from '../own-account.ts'
import { VerifyRequest } from './verify-request.tsx'

const EmailEditor = lazy(() => import('./email-editor.tsx'))
const PhoneEditor = lazy(() => import('./phone-editor.tsx'))
const PasswordEditor = lazy(() => import('./password-editor.tsx'))
const SessionEditor = lazy(() => import('./session-editor.tsx'))

/** Password, e-mail address, phone and sessions of the account. */
export function SignInSection({ account }: { account: OwnAccount }) {
  const { t } = useLingui()
  return (
    <PageSection title={<Trans>Signing in</Trans>}>
      <ul>
        <SettingRow title={<Trans>E-mail</Trans>} account={account} editor={EmailEditor} label={t`Change the e-mail address`}>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-words">{account.email}</span>
            {account.isEmailVerified ? (
              <Badge tone="lagoon">
                <Trans>Confirmed</Trans>
              </Badge>
            ) : (
              <Badge tone="caution">
                <Trans>Not confirmed</Trans>
              </Badge>
            )}
          </span>
          {account.isEmailVerified ? null : <VerifyRequest />}
        </SettingRow>
        <SettingRow title={<Trans>Phone</Trans>} account={account} editor={PhoneEditor} label={t`Change the phone number`}>
          <span className="figures">{spacedPhone(account.phoneNumber) || <Trans>None is given.</Trans>}</span>
        </SettingRow>
        <SettingRow title={<Trans>Password</Trans>} account={account} editor={PasswordEditor} label={t`Change the password`}>
          <span className="text-ink-2">
            <Trans>Changing it signs you out everywhere else.</Trans>
          </span>
        </SettingRow>
        <SettingRow
          title={<Trans>Sessions</Trans>}
          account={account}
          editor={SessionEditor}
          verb={<Trans>Show</Trans>}
          label={t`Show where you are signed in`}
        >
          <span className="text-ink-2">
            <Trans>Every browser you are signed in with, each with a way to end it.</Trans>
          </span>
        </SettingRow>
      </ul>
    </PageSection>
  )
}
