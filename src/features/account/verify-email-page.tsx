import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { SUB_ACCOUNT_OVERVIEW } from '#access/sub-account.ts'
import { ButtonLink } from '#ui/button.tsx'
import { LinkPage } from './link-page.tsx'

/** §2.4 user/verify-email; needs an account (§6). */
export function VerifyEmailPage() {
  const { viewer } = useRouteContext({ from: '__root__' })
  return (
    <LinkPage
      title={<Trans>Confirm your e-mail address</Trans>}
      purpose={
        <Trans>
          The letter about your address holds a link to this page. Until it is confirmed, the address on your account stays as it was.
        </Trans>
      }
      again={
        <ButtonLink to={viewer.isSubAccount ? SUB_ACCOUNT_OVERVIEW : '/user/account-overview'} look="primary">
          <Trans>Account overview</Trans>
        </ButtonLink>
      }
    />
  )
}
