import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PlanSections } from './plan-sections.tsx'

/** What is free and what a subscription holds, for agents and teams. */
export function PricingPage() {
  const { country } = useRouteContext({ from: '__root__' })
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
          <>
            <ButtonLink to="/contact" search={{ interest: 'plans' }} look="primary" size="large">
              <Trans>Ask for a price</Trans>
            </ButtonLink>
            <ButtonLink to="/search" size="large">
              <Trans>Use what is free</Trans>
            </ButtonLink>
          </>
        }
      />
      <PlanSections audience="agent" country={country} />
    </>
  )
}

/** Who pays for a seat, and how. */
export function SubAccountPricingPage() {
  const { country } = useRouteContext({ from: '__root__' })
  return (
    <>
      <LandingHero
        kicker={<Trans>Sub-accounts</Trans>}
        title={<Trans>Pricing of seats</Trans>}
        lead={<Trans>The holder of the subscription pays for its seats. Whoever sits on one pays nothing.</Trans>}
        actions={
          <ButtonLink to="/contact" search={{ interest: 'plans' }} look="primary" size="large">
            <Trans>Ask for seats</Trans>
          </ButtonLink>
        }
      />
      <PlanSections audience="subAccount" country={country} />
    </>
  )
}
