import { Plural, Trans } from '@lingui/react/macro'
import type { ListingsOfMixQuery } from '#graphql/generated/graphql.ts'
import { ListingCard } from '#property/listing/card/listing-card.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import type { ListingSubject } from '../listing-guard.ts'

interface KindOfListingsProps {
  subject: ListingSubject
  /** null: they could not be loaded */
  listed: ListingsOfMixQuery['listingGroupsOfProject'] | null
}

/** The homes of one kind that are advertised in a project, or that none is. */
export function KindOfListings({ subject: { country, agentId }, listed }: KindOfListingsProps) {
  if (listed === null)
    return (
      <Panel kind="failed" title={<Trans>The listings could not be loaded</Trans>}>
        <Trans>What the records say about this kind of home stands below.</Trans>
      </Panel>
    )
  if (listed.nodes.length === 0)
    return (
      <Panel kind="empty" title={<Trans>No home of this kind is advertised here now</Trans>}>
        <Trans>Below is what the records say about this kind of home in this project.</Trans>
      </Panel>
    )
  return (
    <PageSection title={<Plural value={listed.totalCount} one="# home is advertised" other="# homes are advertised" />}>
      <ul>
        {listed.nodes.map((home) => (
          <li key={home.id} className="border-b border-line">
            <ListingCard home={home} country={country} {...(agentId === null ? {} : { agentId })} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
