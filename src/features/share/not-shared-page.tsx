import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { NotFoundFrame } from './not-found-frame.tsx'

/** §2.4 share/{id}: no page is shared under this address. */
export const NotSharedPage = () => (
  <NotFoundFrame
    title={<Trans>Nothing is shared at this address</Trans>}
    actions={
      <>
        <ButtonLink to="/search" look="primary">
          <Trans>Search for a home</Trans>
        </ButtonLink>
        <ButtonLink to="/map">
          <Trans>Open the map</Trans>
        </ButtonLink>
      </>
    }
  >
    <Trans>
      The person who shared it may have withdrawn it, or a letter of the link is missing. Ask for the link again. Search, map and price
      reports are open to everybody.
    </Trans>
  </NotFoundFrame>
)
