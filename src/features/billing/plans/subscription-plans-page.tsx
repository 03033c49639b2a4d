import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Result } from '#lib/result.ts'
import { Badge } from '#ui/badge.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { AUDIENCES, type Audience } from '../audience.ts'
import type { Period, Plans } from '../seat-price.ts'
import { PlanSections } from './plan-sections.tsx'

/** §2.3 subscription plans, for those with an account. */
export function SubscriptionPlansPage() {
  const plans = useLoaderData({ from: '/_default/user/subscription-plans/' })
  const { per = 'month' } = useSearch({ from: '/_default/user/subscription-plans/' })
  const lead = <Trans>Choose between working alone and working with seats. What is free stays free with either.</Trans>
  return <AccountPlans audience="agent" plans={plans} period={per} lead={lead} />
}

export function NonAgentPlansPage() {
  const plans = useLoaderData({ from: '/_nonagent/user/nonagent/subscription-plans/' })
  const { per = 'month' } = useSearch({ from: '/_nonagent/user/nonagent/subscription-plans/' })
  const lead = <Trans>Most of what owners and buyers need is free. A plan keeps your searches and your own homes.</Trans>
  return <AccountPlans audience="non-agent" plans={plans} period={per} lead={lead} />
}

export function SubAccountPlansPage() {
  const plans = useLoaderData({ from: '/_nonagent/user/subaccount/subscription-plans/' })
  const { per = 'month' } = useSearch({ from: '/_nonagent/user/subaccount/subscription-plans/' })
  const lead = <Trans>Your seat is paid by the holder of the subscription. A plan of your own is separate from it.</Trans>
  return <AccountPlans audience="sub-account" plans={plans} period={per} lead={lead} />
}

interface AccountPlansProps {
  audience: Audience
  plans: Result<Plans>
  period: Period
  lead: ReactNode
}

function AccountPlans({ audience, plans, period, lead }: AccountPlansProps) {
  const { country, viewer } = useRouteContext({ from: '__root__' })
  return (
    <>
      <LandingHero
        kicker={<Trans>Your account</Trans>}
        title={<Trans>Subscription plans</Trans>}
        lead={lead}
        actions={viewer.isSubscribed ? <Badge tone="lagoon">{<Trans>A subscription is active on this account</Trans>}</Badge> : undefined}
      />
      <PlanSections audience={audience} country={country} plans={plans} period={period} page={AUDIENCES[audience].plans} />
    </>
  )
}
