import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SeatLink } from '#access/seat/seat-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'

/** Tells whoever may not write listings how they may; `children` for every other failure. */
export function NotForListings({ code, children }: { code: string; children: ReactNode }) {
  if (code === 'listing-agents')
    return (
      <Panel
        kind="forbidden"
        title={<Trans>Listings are written by agents</Trans>}
        action={
          <ButtonLink to="/contact">
            <Trans>Contact us</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          Every advertisement names a registered agent with licence and agency. Register with your licence number, or write to us and we
          change your account.
        </Trans>
      </Panel>
    )
  if (code === 'seat-right')
    return (
      <Panel kind="forbidden" title={<Trans>Your seat does not include listings</Trans>} action={<SeatLink />}>
        <Trans>Ask whoever pays for it: with that right you write listings in their name.</Trans>
      </Panel>
    )
  return children
}
