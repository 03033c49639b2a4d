import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'

/** Agents order of a vendor at once; everybody else writes, with the subject filled in. */
export function AskForOffer({ service = 'tour' }: { service?: 'tour' | 'staging' }) {
  const { viewer } = useRouteContext({ from: '__root__' })
  return viewer.roles.includes('agent') ? (
    <ButtonLink to="/user/orders/new" search={{ service }} look="primary" size="large">
      {service === 'tour' ? <Trans>Order a tour</Trans> : <Trans>Order staging</Trans>}
    </ButtonLink>
  ) : (
    <ButtonLink to="/contact" search={{ interest: 'real360' }} look="primary" size="large">
      <Trans>Ask for an offer</Trans>
    </ButtonLink>
  )
}
