import { Trans } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import type { LinkAnswer } from '../queries.ts'
import { NewPasswordPage, type NewPasswordPageProps } from './new-password-page.tsx'
import { InvitationPage } from './seat/invitation-page.tsx'

/** §2.4 user/active-email: an invitation to a seat, or an account that somebody else made and that gets its first password. */
export function ActiveEmailPage() {
  const { link, invitation } = useLoaderData({ from: '/_default/user/active-email/{-$token}' })
  return invitation ? <InvitationPage invitation={invitation} /> : <Activation link={link} />
}

const Activation = ({ link }: { link: LinkAnswer }) => (
  <NewPasswordPage
    link={link}
    title={<Trans>Activate your account</Trans>}
    lead={<Trans>Your account is ready. Choose the password that you will log in with.</Trans>}
    verb={<Trans>Activate the account</Trans>}
    done={<Trans>Your account is active. Log in with your e-mail address and the new password.</Trans>}
    send={activate}
    purpose={
      <Trans>
        The e-mail that invites you holds a link to this page, where you choose a password. If your account is active already, log in. If
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

/** §7: activation logs what is thrown and throws it on. */
export const activate: NewPasswordPageProps['send'] = async ({ token, password }) => {
  try {
    const { activateAccount } = await import('./link.functions.ts')
    return await activateAccount({ data: { token, password } })
  } catch (error) {
    console.error('The account could not be activated', error)
    throw error
  }
}
