import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { SUB_ACCOUNT_OVERVIEW } from '../sub-account.ts'

/** To the overview of a sub-account, which says who pays for the seat and what it may do. */
export const SeatLink = () => (
  <ButtonLink to={SUB_ACCOUNT_OVERVIEW}>
    <Trans>To your seat</Trans>
  </ButtonLink>
)
