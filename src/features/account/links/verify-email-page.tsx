import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { SUB_ACCOUNT_OVERVIEW } from '#access/sub-account.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ClosedLinkPage, LinkPage } from './link-page.tsx'

/** §2.4 user/verify-email; needs an account (§6), and confirms the address as it is opened. */
export function VerifyEmailPage() {
  const { viewer } = useRouteContext({ from: '__root__' })
  const link = useLoaderData({ from: '/_default/user/verify-email/{-$token}' }) ?? 'incomplete'
  const title = <Trans>Confirm your e-mail address</Trans>
  const overview = (
    <ButtonLink to={viewer.isSubAccount ? SUB_ACCOUNT_OVERVIEW : '/user/account-overview'} look="primary">
      <Trans>Account overview</Trans>
    </ButtonLink>
  )
  if (link === 'open')
    return (
      <LinkPage title={title} actions={overview}>
        <p role="status" className="max-w-[58ch] border-s-2 border-good ps-4 text-lg font-[560]">
          <Trans>Your e-mail address is confirmed.</Trans>
        </p>
      </LinkPage>
    )
  return (
    <ClosedLinkPage
      title={title}
      state={link}
      purpose={
        <Trans>
          The e-mail about your address holds a link to this page. A new one can be sent from your account overview, where you also see
          whether the address is confirmed.
        </Trans>
      }
      again={overview}
    />
  )
}
