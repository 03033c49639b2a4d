import { Trans } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import type { LinkAnswer } from '../queries.ts'
import { NewPasswordPage } from './new-password-page.tsx'

/** §2.4 user/reset-password. */
export const ResetPasswordPage = () => <ResetPassword link={useLoaderData({ from: '/_default/user/reset-password/{-$token}' })} />

export const ResetPassword = ({ link }: { link: LinkAnswer }) => (
  <NewPasswordPage
    link={link}
    title={<Trans>Choose a new password</Trans>}
    lead={<Trans>It replaces the one you have forgotten, and every browser that is signed in to the account is signed out.</Trans>}
    verb={<Trans>Set the password</Trans>}
    done={<Trans>Your new password is set. Log in with it.</Trans>}
    send={async (data) => (await import('./link.functions.ts')).resetPassword({ data })}
    purpose={
      <Trans>
        The e-mail that you asked for with “forgot password” holds a link to this page. Ask for a new one from the log-in screen; a link
        works once, within an hour.
      </Trans>
    }
    again={
      <ButtonLink to="/" search={{ auth: 1, authKey: 'login', forgotPassword: 1 }} look="primary">
        <Trans>Ask for a new link</Trans>
      </ButtonLink>
    }
  />
)
