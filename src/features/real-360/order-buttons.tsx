import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'

/** Links to the contact page with the subject filled in. */
export const AskForOffer = () => (
  <ButtonLink to="/contact" search={{ interest: 'real360' }} look="primary" size="large">
    <Trans>Ask for an offer</Trans>
  </ButtonLink>
)
