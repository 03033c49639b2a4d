import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { DELETION_GRACE_DAYS } from '#graphql/limits.ts'
import type { Failure } from '#lib/result.ts'
import { AccountRow } from '#ui/account-row.tsx'
import { Button } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { saveFile } from '#ui/save-file.ts'
import { failureWords } from '../editor/messages.ts'
import { SettingRow } from '../editor/setting-row.tsx'
import type { OwnAccount } from '../own-account.ts'
import { SavedSearchesRow } from '../saved-searches/saved-searches-row.tsx'
import { AccountNumber } from './account-number.tsx'

const UNREACHABLE = { ok: false as const, failure: { layer: 'network', code: 'unreachable' } satisfies Failure }

/** Downloads the export of the person's data as a file. */
function ExportButton() {
  const { i18n } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const download = async () => {
    setAsking(true)
    const { exportAccount } = await import('./own-data.functions.ts')
    const answer = await exportAccount().catch(() => UNREACHABLE)
    setAsking(false)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) saveFile('account.json', answer.value, 'application/json')
  }
  return (
    <div className="grid justify-items-end gap-1">
      <Button size="small" disabled={isAsking} onClick={download}>
        <Trans>Download</Trans>
      </Button>
      {failure ? (
        <p role="alert" className="text-sm text-bad">
          {failureWords(i18n, failure)}
        </p>
      ) : null}
    </div>
  )
}

const ConsultEditor = lazy(() => import('./consult-editor.tsx'))
const DeletionEditor = lazy(() => import('./deletion-editor.tsx'))

/** Export and deletion of the person's data. */
export function DataSection({ account }: { account: OwnAccount }) {
  const { t } = useLingui()
  return (
    <PageSection title={<Trans>Your data</Trans>}>
      <ul>
        <SavedSearchesRow />
        <AccountNumber />
        <AccountRow title={<Trans>Copy of your data</Trans>} action={<ExportButton />}>
          <span className="text-ink-2">
            <Trans>
              Everything we hold about you in one JSON file: profile, licence, sessions, subscriptions, saved searches and messages.
            </Trans>
          </span>
        </AccountRow>
        <SettingRow
          title={<Trans>Messages to us</Trans>}
          account={account}
          editor={ConsultEditor}
          verb={<Trans>Show</Trans>}
          label={t`Show your messages to us`}
        >
          <span className="text-ink-2">
            <Trans>What you wrote to us from your confirmed address.</Trans>
          </span>
        </SettingRow>
        <SettingRow
          title={<Trans>Deletion</Trans>}
          account={account}
          editor={DeletionEditor}
          verb={<Trans>Delete</Trans>}
          label={t`Delete the account`}
        >
          <span className="text-ink-2">
            <Trans>The account and what belongs to it is erased {DELETION_GRACE_DAYS} days after you ask for it.</Trans>
          </span>
        </SettingRow>
      </ul>
    </PageSection>
  )
}
