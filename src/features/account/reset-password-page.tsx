import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { LinkPage } from './link-page.tsx'

/** §2.4 user/reset-password. */
export const ResetPasswordPage = () => (
  <LinkPage
    title={<Trans>Choose a new password</Trans>}
    purpose={
      <Trans>
        The letter that you asked for with “forgot password” holds a link to this page. Ask for a new one from the log-in screen; the newest
        link is the one that counts.
      </Trans>
    }
    again={
      <ButtonLink to="/" search={{ auth: 1, authKey: 'login', forgotPassword: 1 }} look="primary">
        <Trans>Ask for a new link</Trans>
      </ButtonLink>
    }
  />
)
