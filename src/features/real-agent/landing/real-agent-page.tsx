import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { countryName } from '#session/country-name.ts'
import { asServed } from '#ui/as-served.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { useAgentMarket } from '../agent-market.ts'
import { AgentExamples } from './agent-examples.tsx'
import { AgentReading } from './agent-reading.tsx'
import { ExampleReports } from './example-reports.tsx'
import { MarketStreet } from './market-street.tsx'

/** §1: the agents' suite, "your intelligent real estate partner". */
export function RealAgentPage() {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const market = useAgentMarket()
  const place = countryName(i18n, country)
  return (
    <>
      <LandingHero
        kicker="realAgent"
        title={<Trans>Your intelligent real estate partner</Trans>}
        lead={
          <Trans>
            For licensed agents in {place}. Every price you name comes with the sales behind it, its range and its date, on a page that your
            client can check.
          </Trans>
        }
        actions={<HeroActions />}
        picture={<MarketStreet country={country} />}
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
        {market.ok ? (
          <Hydrate when={asServed}>
            <AgentExamples country={country} facts={market.value.examples} drawn={market.value.drawn} />
          </Hydrate>
        ) : null}
        <ExampleReports country={country} />
        <Hydrate when={asServed}>
          <AgentReading />
        </Hydrate>
        <CallToAction
          title={<Trans>Start with a home you know</Trans>}
          text={<Trans>Open its report and compare the evidence with what you know about it. Then tell us what your work needs.</Trans>}
          actions={<ClosingActions />}
        />
      </div>
    </>
  )
}

/** An agent who is signed in begins with what waits. */
function HeroActions() {
  const { viewer } = useRouteContext({ from: '__root__' })
  const isAgent = viewer.roles.includes('agent')
  return (
    <>
      {isAgent ? (
        <ButtonLink to="/user/today" look="primary" size="large">
          <Trans>What waits for you today</Trans>
        </ButtonLink>
      ) : null}
      <ButtonLink to="/search" look={isAgent ? 'secondary' : 'primary'} size="large">
        <Trans>Search for a home</Trans>
      </ButtonLink>
      <ButtonLink to="/realAgent/pricing" size="large">
        <Trans>What is free, what is not</Trans>
      </ButtonLink>
    </>
  )
}

const ClosingActions = () => (
  <>
    <ButtonLink to="/search" look="primary" size="large">
      <Trans>Search for a home</Trans>
    </ButtonLink>
    <ButtonLink to="/contact" search={{ interest: 'realAgent' }} size="large">
      <Trans>Contact us</Trans>
    </ButtonLink>
  </>
)
