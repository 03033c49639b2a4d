import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SeatLink } from '#access/seat/seat-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'

/** Tells whoever may not make tours how they may; `children` for every other failure. */
export function NotForTours({ code, children }: { code: string; children: ReactNode }) {
  if (code === 'listing-agents')
    return (
      <Panel
        kind="forbidden"
        title={<Trans>Tours are made by agents</Trans>}
        action={
          <ButtonLink to="/contact">
            <Trans>Contact us</Trans>
          </ButtonLink>
        }
      >
        <Trans>Every tour names a registered agent with licence and agency. Register with your licence number, or write to us.</Trans>
      </Panel>
    )
  if (code === 'seat-right')
    return (
      <Panel kind="forbidden" title={<Trans>Your seat does not include tours</Trans>} action={<SeatLink />}>
        <Trans>Ask whoever pays for it: with the right to listings you make tours in their name.</Trans>
      </Panel>
    )
  return children
}
