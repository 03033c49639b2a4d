import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import type { Audience } from './audience.ts'
import { PlanSections } from './plan-sections.tsx'

/** §2.3 subscription plans, for those with an account. */
export const SubscriptionPlansPage = () => (
  <Plans audience="agent" lead={<Trans>Choose between working alone and working with seats. What is free stays free with either.</Trans>} />
)

export const NonAgentPlansPage = () => (
  <Plans
    audience="nonAgent"
    lead={<Trans>Most of what owners and buyers need is free. A plan keeps your searches and your own homes.</Trans>}
  />
)

export const SubAccountPlansPage = () => (
  <Plans
    audience="subAccount"
    lead={<Trans>Your seat is paid by the holder of the subscription. A plan of your own is separate from it.</Trans>}
  />
)

function Plans({ audience, lead }: { audience: Audience; lead: ReactNode }) {
  const { country, viewer } = useRouteContext({ from: '__root__' })
  return (
    <>
      <LandingHero
        kicker={<Trans>Your account</Trans>}
        title={<Trans>Subscription plans</Trans>}
        lead={lead}
        actions={viewer.isSubscribed ? <Badge tone="lagoon">{<Trans>A subscription is active on this account</Trans>}</Badge> : undefined}
      />
      <PlanSections audience={audience} country={country} />
    </>
  )
}
