import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Result } from '#lib/result.ts'
import { formatDay } from '#session/day-time.ts'
import { AccountRow } from '#ui/account-row.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { AUDIENCES, type Audience, audienceOfPlan } from '../audience.ts'
import type { Overview } from '../billed.ts'
import { EndedSubscription } from './ended-subscription.tsx'
import { OwnSubscription } from './own-subscription.tsx'

interface SubscriptionProps {
  /** what is said of the plan where none is paid in this country */
  fallback: ReactNode
}

export function AgentSubscriptionPage({ fallback }: SubscriptionProps) {
  const { billing } = useLoaderData({ from: '/_default/user/account-overview/' })
  return <Subscription audience="agent" billing={billing} fallback={fallback} />
}

export function NonAgentSubscriptionPage({ fallback }: SubscriptionProps) {
  const { billing } = useLoaderData({ from: '/_nonagent/user/nonagent/account-overview' })
  return <Subscription audience="non-agent" billing={billing} fallback={fallback} />
}

export function SubAccountSubscriptionPage({ fallback }: SubscriptionProps) {
  const { billing } = useLoaderData({ from: '/_nonagent/user/subaccount/account-overview' })
  return <Subscription audience="sub-account" billing={billing} fallback={fallback} />
}

interface PartProps extends SubscriptionProps {
  audience: Audience
  billing: Result<Overview> | null
}

/** The rows of an account's overview that are about what it pays. */
function Subscription({ audience, billing, fallback }: PartProps) {
  const { country } = useRouteContext({ from: '__root__' })
  const overview = billing?.ok ? billing.value : null
  const subscription = overview?.subscription
  return (
    <>
      {subscription && subscription.standing !== 'ENDED' ? (
        <OwnSubscription
          key={subscription.id}
          subscription={subscription}
          country={country}
          checkout={AUDIENCES[audienceOfPlan(subscription.planKey)].checkout}
          isByCard={overview.payment === 'CARDS'}
        />
      ) : subscription?.status === 'canceled' ? (
        <EndedSubscription subscription={subscription} country={country} plans={AUDIENCES[audience].plans} />
      ) : overview?.vip ? null : (
        fallback
      )}
      {overview?.vip ? <VipRow vip={overview.vip} plans={AUDIENCES[audience].plans} /> : null}
    </>
  )
}

interface VipRowProps {
  vip: NonNullable<Overview['vip']>
  plans: LinkProps['to']
}

/** What a code opens without a card, until it ends by itself. */
function VipRow({ vip: { promoCode, expireDate }, plans }: VipRowProps) {
  const { i18n } = useLingui()
  const until = expireDate ? formatDay(expireDate, i18n.locale) : ''
  return (
    <AccountRow
      title={<Trans>Code</Trans>}
      action={
        <ButtonLink to={plans} size="small">
          <Trans>See the plans</Trans>
        </ButtonLink>
      }
    >
      <span>{promoCode}</span>
      {until ? (
        <span className="text-base text-ink-2">
          <Trans>Opens everything until {until}, and ends by itself.</Trans>
        </span>
      ) : null}
    </AccountRow>
  )
}
