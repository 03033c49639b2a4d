import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import type { AgentListed } from '../agent-listings-query.ts'
import { ListingCard } from './listing-card.tsx'

interface AgentListingsProps {
  listed: AgentListed
  country: CountryCode
  /** the registration number in the addresses of the homes */
  agentId: string
  /** the list stands in a frame on another website */
  isFramed?: boolean
  /** the way to what comes after a home; not asked for on the last page */
  more: (after: string) => ReactNode
  /** above the list: which homes are shown */
  children?: ReactNode
}

/** The homes that an agent advertises. What was paid for a home stands beside none of them (product §6). */
export function AgentListings({ listed, country, agentId, isFramed = false, more, children }: AgentListingsProps) {
  if (!listed.ok) return <FailedPanel title={<Trans>The listings could not be loaded</Trans>} />
  const { nodes, totalCount, pageInfo } = listed.value
  const last = nodes.at(-1)
  return (
    <PageSection title={<Trans>Homes this agent advertises</Trans>}>
      <p className="pt-3 text-ink-2">
        <Plural value={totalCount} one="# home" other="# homes" />
      </p>
      {children}
      {nodes.length === 0 ? (
        <div className="pt-5">
          <Panel kind="empty" title={<Trans>No home is advertised here now</Trans>}>
            <Trans>What the agent advertises is shown here as soon as it is published.</Trans>
          </Panel>
        </div>
      ) : (
        <ul>
          {nodes.map((home) => (
            <li key={home.id} className="border-b border-line">
              <ListingCard home={home} country={country} agentId={agentId} isFramed={isFramed} hasEstimate={false} />
            </li>
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage && last ? <div className="pt-6">{more(last.id)}</div> : null}
    </PageSection>
  )
}
