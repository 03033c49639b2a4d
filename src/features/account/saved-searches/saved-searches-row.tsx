import { Trans } from '@lingui/react/macro'
import { AccountRow } from '#ui/account-row.tsx'
import { ButtonLink } from '#ui/button.tsx'

/** The link to the person's saved searches. */
export const SavedSearchesRow = () => (
  <AccountRow
    title={<Trans>Saved searches</Trans>}
    action={
      <ButtonLink to="/user/saved-searches" size="small">
        <Trans>Show</Trans>
      </ButtonLink>
    }
  >
    <span className="text-ink-2">
      <Trans>What you keep, and when e-mails tell you of new sales in it.</Trans>
    </span>
  </AccountRow>
)
