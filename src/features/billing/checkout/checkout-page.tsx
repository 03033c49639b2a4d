import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAttribution } from '#session/attribution-state.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Panel } from '#ui/panel.tsx'
import { AUDIENCES, type Audience } from '../audience.ts'
import type { Overview } from '../billed.ts'
import type { loadCheckout } from '../queries.ts'
import { RefusedPlans } from '../refused-plans.tsx'
import type { CheckoutSearch } from '../search.ts'
import { planOfPackage } from '../seat-price.ts'
import { BuyForm } from './buy-form.tsx'
import { CardTask } from './card-task.tsx'

export function CheckoutPage() {
  const loaded = useLoaderData({ from: '/_default/user/subscription-plans/checkout' })
  const search = useSearch({ from: '/_default/user/subscription-plans/checkout' })
  return <Checkout audience="agent" loaded={loaded} search={search} />
}

export function NonAgentCheckoutPage() {
  const loaded = useLoaderData({ from: '/_nonagent/user/nonagent/subscription-plans/checkout' })
  const search = useSearch({ from: '/_nonagent/user/nonagent/subscription-plans/checkout' })
  return <Checkout audience="non-agent" loaded={loaded} search={search} />
}

export function SubAccountCheckoutPage() {
  const loaded = useLoaderData({ from: '/_nonagent/user/subaccount/subscription-plans/checkout' })
  const search = useSearch({ from: '/_nonagent/user/subaccount/subscription-plans/checkout' })
  return <Checkout audience="sub-account" loaded={loaded} search={search} />
}

interface CheckoutProps {
  audience: Audience
  loaded: Awaited<ReturnType<typeof loadCheckout>>
  search: CheckoutSearch
}

/** §2.3 checkout: a plan by card, another card, or an open invoice. */
function Checkout({ audience, loaded, search }: CheckoutProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-9">
      <h1 className="title text-4xl">
        {search.task === 'card' ? (
          <Trans>Another card</Trans>
        ) : search.task === 'pay' ? (
          <Trans>Pay the invoice</Trans>
        ) : (
          <Trans>Checkout</Trans>
        )}
      </h1>
      {loaded?.billing.ok && loaded.plans.ok ? (
        <Body audience={audience} plans={loaded.plans.value} overview={loaded.billing.value} search={search} />
      ) : (
        <FailedPanel title={<Trans>The checkout could not be opened</Trans>} />
      )}
    </div>
  )
}

const ENTITLED: readonly string[] = ['TRIAL', 'ACTIVE', 'ENDING', 'PAST_DUE', 'CLOSED']

interface BodyProps extends Pick<CheckoutProps, 'audience' | 'search'> {
  plans: Parameters<typeof BuyForm>[0]['catalogue']
  overview: Overview
}

function Body({ audience, plans, overview, search }: BodyProps) {
  const { country } = useRouteContext({ from: '__root__' })
  const { orderId, payPackageId, invCode } = useAttribution()
  const isNamed = useSearch({ from: '__root__', select: (now) => now.payPackageId !== undefined })
  const { subscription, openCheckout } = overview
  const paths = AUDIENCES[audience]
  const isPaying = subscription !== null && ENTITLED.includes(subscription.standing)
  if (overview.payment === 'CARDS' && search.task && subscription)
    return <CardTask task={search.task} country={country} subscription={subscription} back={paths.overview} />
  // an order is remembered for the tab; a plan in the address is newer
  if (orderId && !isNamed) return <NotOpen audience={audience} title={<Trans>Order {orderId} is not open here</Trans>} code={invCode} />
  if (overview.payment === 'WRITE_TO_US') return <WriteToUs />
  if (isPaying)
    return (
      <Panel
        kind="empty"
        title={<Trans>You have a subscription already</Trans>}
        action={
          <ButtonLink to={paths.overview} look="primary">
            <Trans>Account overview</Trans>
          </ButtonLink>
        }
      >
        <Trans>Change its plan, its period or its seats in your account overview. Nothing has been charged here.</Trans>
      </Panel>
    )
  if (plans.refusal) return <RefusedPlans refusal={plans.refusal} />
  const asked = payPackageId ?? openCheckout?.payPackageId
  const chosen = planOfPackage(plans, asked)
  if (!chosen)
    return (
      <NotOpen
        audience={audience}
        title={asked ? <Trans>This plan cannot be paid for here</Trans> : <Trans>No plan has been chosen</Trans>}
        code={invCode}
        isUnchosen={!asked}
      />
    )
  if (overview.payment === 'UNAVAILABLE') return <Unavailable />
  const isSame = openCheckout?.payPackageId === chosen.price.id
  return (
    <BuyForm
      key={chosen.price.id}
      catalogue={plans}
      chosen={chosen}
      country={country}
      audience={audience}
      begun={openCheckout}
      seats={search.seats ?? (isSame ? openCheckout.quantity : 1)}
      invCode={invCode ?? (isSame ? (openCheckout.invCode ?? undefined) : undefined)}
    />
  )
}

interface NotOpenProps {
  audience: Audience
  title: ReactNode
  code: string | undefined
  isUnchosen?: boolean
}

const NotOpen = ({ audience, title, code, isUnchosen = false }: NotOpenProps) => (
  <Panel
    kind="empty"
    title={title}
    action={
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={AUDIENCES[audience].plans} look="primary">
          <Trans>See the plans</Trans>
        </ButtonLink>
        <ContactLink />
      </div>
    }
  >
    {isUnchosen ? (
      <Trans>Choose one first. Nothing has been charged.</Trans>
    ) : (
      <Trans>The offer in the link is not open to this account. Nothing has been charged. Choose again, or ask us for a new offer.</Trans>
    )}
    {code ? (
      <p className="mt-3 font-[560] text-ink">
        <Trans>Promotion code {code} is noted. It is tried when you choose a plan.</Trans>
      </p>
    ) : null}
  </Panel>
)

const ContactLink = ({ look }: { look?: 'primary' }) => (
  <ButtonLink to="/contact" search={{ interest: 'plans' }} look={look}>
    <Trans>Write to us</Trans>
  </ButtonLink>
)

const WriteToUs = () => (
  <Panel kind="empty" title={<Trans>Our desk arranges the plan with you</Trans>} action={<ContactLink look="primary" />}>
    <Trans>
      Cards are not taken in this country. Say which plan you need; you receive an offer with the whole amount in your currency.
    </Trans>
  </Panel>
)

const Unavailable = () => (
  <Panel kind="empty" title={<Trans>Cards cannot be taken at the moment</Trans>} action={<ContactLink look="primary" />}>
    <Trans>Nothing has been charged. Come back later, or write to us, and our desk arranges the plan with you.</Trans>
  </Panel>
)
