import { Trans, useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { PageSection } from '#ui/page-section.tsx'
import { SettingRow } from '../editor/setting-row.tsx'
import type { OwnAccount } from '../own-account.ts'

const PasskeyEditor = lazy(() => import('./passkey-editor.tsx'))
const AppEditor = lazy(() => import('./app-editor.tsx'))

/** What the account is signed in to with besides the password. */
export function WaysSection({ account }: { account: OwnAccount }) {
  const { t } = useLingui()
  return (
    <PageSection title={<Trans>Ways to sign in</Trans>}>
      {account.isPasskeyMissing ? (
        <p role="alert" className="my-3 max-w-[58ch] border-s-2 border-caution ps-4 font-[560]">
          <Trans>Staff sign in with a passkey. Add one here: until then, the pages of staff are closed to you.</Trans>
        </p>
      ) : null}
      <ul>
        <SettingRow
          title={<Trans>Passkeys</Trans>}
          account={account}
          editor={PasskeyEditor}
          label={t`Show your passkeys`}
          verb={<Trans>Show</Trans>}
        >
          <span className="text-ink-2">
            <Trans>Sign in with fingerprint, face or the code of your device, in place of the password.</Trans>
          </span>
        </SettingRow>
        <SettingRow
          title={<Trans>Authenticator app</Trans>}
          account={account}
          editor={AppEditor}
          label={t`Change authenticator app and recovery codes`}
        >
          <span className="text-ink-2">
            <Trans>
              A code from an app behind the password, where you cannot use a passkey, and recovery codes for when you lose either.
            </Trans>
          </span>
        </SettingRow>
      </ul>
    </PageSection>
  )
}
