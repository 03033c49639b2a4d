import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { accentStyle } from '#property/listing/accent-style.ts'
import { activityTabs } from '#property/listing/card/activity-tabs.ts'
import { AgentListings } from '#property/listing/card/agent-listings.tsx'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { asServed } from '#ui/as-served.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { OpenedAgentHomes } from '../share-guard.ts'
import { AgentContact } from './agent-contact.tsx'
import { AgentHeader } from './agent-header.tsx'

const route = getRouteApi('/_listing/share/$agentNumber/idx')

/** §2.5 share/{agentNumber}/idx: the agent's search page: what the agent advertises, and the search of the whole market, which alone needs scripts. */
export function AgentIdxPage() {
  const homes = route.useLoaderData()
  const { country, accent } = homes.agent
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 pb-20 sm:pt-9" style={accentStyle(accent)}>
      <Hydrate when={asServed}>
        <HomesOfAgent {...homes} />
      </Hydrate>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <PageSection title={<Trans>Search the whole market</Trans>}>
          <p className="py-4 text-ink-2">
            <Trans>Every project with its recorded sales, whoever advertises there.</Trans>
          </p>
          <SearchBox key={country} country={country} />
        </PageSection>
        <Hydrate when={asServed}>
          <AgentContact agent={homes.agent} />
        </Hydrate>
      </div>
    </div>
  )
}

function HomesOfAgent({ agent, listed, search }: OpenedAgentHomes) {
  const { i18n, t } = useLingui()
  return (
    <>
      <AgentHeader agent={agent} />
      <AgentListings
        listed={listed}
        country={agent.country}
        agentId={agent.lines.licence}
        more={(after) => (
          <ButtonLink from="/share/$agentNumber/idx" to="." search={(now) => ({ ...now, after })}>
            <Trans>Next homes</Trans>
          </ButtonLink>
        )}
      >
        <LinkTabs label={t`Which homes`}>
          {activityTabs(i18n).map(({ activity, label }) => (
            <LinkTab
              key={label}
              from="/share/$agentNumber/idx"
              to="."
              search={(now) => ({ ...now, activity, after: undefined })}
              current={activity === search.activity}
            >
              {label}
            </LinkTab>
          ))}
        </LinkTabs>
      </AgentListings>
    </>
  )
}
