import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext, useSearch } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import type { CountryCode } from '#market/vocabulary.ts'
import { AnalysisExample } from '#property/tool-example/analysis-example.tsx'
import { ListExample } from '#property/tool-example/list-example.tsx'
import { ShareExample } from '#property/tool-example/share-example.tsx'
import { ToolExampleSection } from '#property/tool-example/tool-example-section.tsx'
import type { ToolExampleFacts } from '#property/tool-example/tool-facts.ts'
import { asServed } from '#ui/as-served.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PlanSections } from './plan-sections.tsx'

/** What is free and what a subscription holds and costs, for agents and teams. */
export function PricingPage() {
  const { country } = useRouteContext({ from: '__root__' })
  const { plans, facts } = useLoaderData({ from: '/_agent/realAgent/pricing' })
  const { per = 'month' } = useSearch({ from: '/_agent/realAgent/pricing' })
  return (
    <>
      <LandingHero
        kicker="realAgent"
        title={<Trans>Pricing</Trans>}
        lead={
          <Trans>
            Search, map and free reports cost nothing. A subscription adds the tools of an agent, alone or with seats for a team.
          </Trans>
        }
        actions={
          <ButtonLink to="/search" size="large">
            <Trans>Use what is free</Trans>
          </ButtonLink>
        }
      />
      <PlanSections
        audience="agent"
        country={country}
        plans={plans}
        period={per}
        page="/realAgent/pricing"
        tools={<PlanTools country={country} facts={facts} />}
      />
    </>
  )
}

/** Who pays for a seat, and how. */
export function SubAccountPricingPage() {
  const { country } = useRouteContext({ from: '__root__' })
  const { plans, facts } = useLoaderData({ from: '/_nonagent/realAgent/subaccount/pricing' })
  const { per = 'month' } = useSearch({ from: '/_nonagent/realAgent/subaccount/pricing' })
  return (
    <>
      <LandingHero
        kicker={<Trans>Sub-accounts</Trans>}
        title={<Trans>Pricing of seats</Trans>}
        lead={
          <Trans>
            The holder of a subscription pays for its seats. Whoever sits on one pays nothing; a seat of your own has its price.
          </Trans>
        }
        actions={
          <ButtonLink to="/realAgent/pricing" size="large">
            <Trans>Plans of teams</Trans>
          </ButtonLink>
        }
      />
      <PlanSections
        audience="sub-account"
        country={country}
        plans={plans}
        period={per}
        page="/realAgent/subaccount/pricing"
        tools={<PlanTools country={country} facts={facts} />}
      />
    </>
  )
}

/** What the tools of a plan make, of the market of today. */
const PlanTools = ({ country, facts }: { country: CountryCode; facts: ToolExampleFacts | null }) => (
  <Hydrate when={asServed}>
    <ToolExampleSection facts={facts}>
      {facts ? (
        <>
          <ListExample facts={facts} country={country} />
          <AnalysisExample facts={facts} />
          <ShareExample facts={facts} />
        </>
      ) : null}
    </ToolExampleSection>
  </Hydrate>
)
