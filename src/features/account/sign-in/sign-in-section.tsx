import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import type { Failure } from '#lib/result.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { spacedPhone } from '#ui/form/phone-value.ts'
import { PageSection } from '#ui/page-section.tsx'
import { failureWords } from '../editor/messages.ts'
import { SettingRow } from '../editor/setting-row.tsx'
import type { OwnAccount } from '../own-account.ts'

/** Sends another mail to verify the address. */
function VerifyRequest() {
  const { i18n } = useLingui()
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | Failure>('idle')
  const send = async () => {
    setState('sending')
    const { requestVerification } = await import('./sign-in.functions.ts')
    const answer = await requestVerification().catch(() => UNREACHABLE)
    setState(answer.ok ? 'sent' : answer.failure)
  }
  if (state === 'sent')
    return (
      <p role="status" className="text-base text-good">
        <Trans>The e-mail is on its way. Open the link in it.</Trans>
      </p>
    )
  return (
    <div className="grid justify-items-start gap-1">
      <Button size="small" look="ghost" className="-ms-3" disabled={state === 'sending'} onClick={send}>
        <Trans>Send the e-mail that confirms it</Trans>
      </Button>
      {typeof state === 'object' ? (
        <p role="alert" className="text-base text-bad">
          {failureWords(i18n, state)}
        </p>
      ) : null}
    </div>
  )
}

const UNREACHABLE = { ok: false as const, failure: { layer: 'network', code: 'unreachable' } satisfies Failure }

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
