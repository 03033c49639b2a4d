import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { LinkPage } from './link-page.tsx'

/** §2.4 user/active-email. */
export const ActiveEmailPage = () => (
  <LinkPage
    title={<Trans>Activate your account</Trans>}
    purpose={
      <Trans>
        The letter that invites you holds a link to this page, where you choose a password. If your account is active already, log in. If
        the link is old, ask whoever invited you for a new one.
      </Trans>
    }
    again={
      <ButtonLink to="/" search={{ auth: 1, authKey: 'login' }} look="primary">
        <Trans>Log in</Trans>
      </ButtonLink>
    }
  />
)
