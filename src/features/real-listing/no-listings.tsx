import { Trans } from '@lingui/react/macro'
import { Panel } from '#ui/panel.tsx'
import type { ListingSubject } from './listing-guard.ts'

/** The notice that no feed has sent listings yet, with what the page offers instead. */
export function NoListings({ subject: { agentId } }: { subject: ListingSubject }) {
  return (
    <Panel
      kind="empty"
      title={
        agentId === null ? (
          <Trans>No listings have been received</Trans>
        ) : (
          <Trans>No listings have been received from agent {agentId}</Trans>
        )
      }
    >
      <Trans>Listings appear here when a feed brings them. Below is what the records say about this kind of home in this project.</Trans>
    </Panel>
  )
}
