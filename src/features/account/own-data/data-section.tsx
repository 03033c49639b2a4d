import { Trans, useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { DELETION_GRACE_DAYS } from '#graphql/limits.ts'
import { PageSection } from '#ui/page-section.tsx'
import { SettingRow } from '../editor/setting-row.tsx'
import type { OwnAccount } from '../own-account.ts'
import { SavedSearchesRow } from '../saved-searches/saved-searches-row.tsx'
import { AccountNumber } from './account-number.tsx'
import { DataCopyRow } from './copy-row.tsx'

const ConsultEditor = lazy(() => import('./consult-editor.tsx'))
const TakeCopyEditor = lazy(() => import('../taking/take-copy-editor.tsx'))
const DeletionEditor = lazy(() => import('./deletion-editor.tsx'))

/** Export and deletion of the person's data. */
export function DataSection({ account }: { account: OwnAccount }) {
  const { t } = useLingui()
  return (
    <PageSection title={<Trans>Your data</Trans>}>
      <ul>
        <SavedSearchesRow />
        <AccountNumber />
        <DataCopyRow />
        <SettingRow
          title={<Trans>Bring a copy in</Trans>}
          account={account}
          editor={TakeCopyEditor}
          verb={<Trans>Bring in</Trans>}
          label={t`Bring in a copy of your data`}
        >
          <span className="text-ink-2">
            <Trans>What a copy of another account holds: listings, enquiries, tours, lists and more.</Trans>
          </span>
        </SettingRow>
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
