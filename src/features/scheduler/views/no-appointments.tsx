import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'

/** Days without appointments, with the way to what is offered. */
export const NoAppointments = ({ children }: { children: ReactNode }) => (
  <Panel
    kind="empty"
    title={children}
    action={
      <ButtonLink className="no-print" from="/scheduler" to="." search={(now) => ({ ...now, view: 'hours', booking: undefined })}>
        <Trans>See what you offer</Trans>
      </ButtonLink>
    }
  >
    <Trans>Times that somebody takes are shown here at once.</Trans>
  </Panel>
)
