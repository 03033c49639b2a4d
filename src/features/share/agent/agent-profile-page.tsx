import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { languageName } from '#lib/language-name.ts'
import { AreasServed } from '#property/areas-served.tsx'
import { accentStyle } from '#property/listing/accent-style.ts'
import { AgentListings } from '#property/listing/card/agent-listings.tsx'
import { SiteTour } from '#property/tour/site-tour.tsx'
import { asServed } from '#ui/as-served.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { OpenedAgentHomes } from '../share-guard.ts'
import { AgentContact } from './agent-contact.tsx'
import { AgentHeader } from './agent-header.tsx'

/** §2.5 share/{agentNumber}/profile: who the agent is, checked against the register on the day, and what the agent's areas cost. Needs no script. */
export function AgentProfilePage() {
  const homes = useLoaderData({ from: '/_default/share/$agentNumber/profile' })
  return (
    <Hydrate when={asServed}>
      <Profile {...homes} />
    </Hydrate>
  )
}

function Profile({ agent, listed }: OpenedAgentHomes) {
  const { i18n } = useLingui()
  const { lines, about, languages, accent, country } = agent
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 pb-20 sm:pt-9" style={accentStyle(accent)}>
      <AgentHeader agent={agent} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-10">
          {about || languages.length > 0 ? (
            <PageSection title={<Trans>About</Trans>}>
              {about ? <p className="mt-3 max-w-[68ch] whitespace-pre-line">{about}</p> : null}
              {languages.length > 0 ? (
                <p className="mt-3 text-ink-2">
                  <Trans>Speaks {languages.map((code) => languageName(code, i18n.locale)).join(', ')}</Trans>
                </p>
              ) : null}
            </PageSection>
          ) : null}
          {agent.tours.length > 0 ? (
            <PageSection title={<Trans>Homes to walk through</Trans>}>
              <div className="grid gap-6 pt-5">
                {agent.tours.map((tour, at) => (
                  <SiteTour key={tour.path} tour={tour} loading={at === 0 ? 'eager' : 'lazy'} />
                ))}
              </div>
            </PageSection>
          ) : null}
          <AgentListings listed={listed} country={country} agentId={lines.licence} more={() => <AllHomes agent={agent} />} />
          {agent.served.length > 0 ? <AreasServed served={agent.served} country={country} /> : null}
        </div>
        <AgentContact agent={agent} />
      </div>
    </div>
  )
}

/** The way from a few homes to all of them. */
const AllHomes = ({ agent: { lines, country } }: Pick<OpenedAgentHomes, 'agent'>) => (
  <ButtonLink to="/share/$agentNumber/idx" params={{ agentNumber: lines.licence }} search={{ countryCode: country }}>
    <Trans>All homes of this agent</Trans>
  </ButtonLink>
)
