import { Trans } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { ButtonLink } from '#ui/button.tsx'
import { AUDIENCES, type Audience } from '../audience.ts'
import { type Period, type PlanPrice, type Plans, priceFor, type SoldPlan } from '../seat-price.ts'
import { isToldIn, type PlanLine, pagesOpenedBy, rightLinesOf } from './plan-opens.tsx'
import { PlanCost } from './plan-price.tsx'
import { PLANS, type Plan } from './plans.tsx'

interface PlanCardsProps {
  audience: Audience
  country: CountryCode
  /** null: they could not be asked for */
  sold: Plans | null
  period: Period
}

/** The plans side by side, each with its price, what it holds, and where to go. */
export const PlanCards = ({ audience, country, sold, period }: PlanCardsProps) => (
  <ul className="grid grid-cols-1 gap-5 pt-6 sm:grid-cols-2 lg:grid-cols-3">
    {PLANS[audience].map((plan) => {
      const found = sold?.plans.find(({ key }) => key === plan.key)
      const price = found && priceFor(found, period)
      return (
        <PlanCard
          key={`${audience} ${plan.key}`}
          plan={plan}
          audience={audience}
          country={country}
          period={period}
          sold={found && price ? { plan: found, price } : null}
          isPaidByCard={sold?.payment === 'CARDS'}
          isRefused={typeof sold?.refusal === 'string'}
        />
      )
    })}
  </ul>
)

interface PlanCardProps {
  plan: Plan
  audience: Audience
  country: CountryCode
  period: Period
  sold: { plan: SoldPlan; price: PlanPrice } | null
  isPaidByCard: boolean
  /** the account may not buy it; why is said above the plans */
  isRefused: boolean
}

function PlanCard({ plan, country, period, sold, ...action }: PlanCardProps) {
  const { opens, includes = null, holds: own } = plan
  const lines: readonly PlanLine[] = opens
    ? [...pagesOpenedBy(opens, country), ...own, ...rightLinesOf(opens, action.audience, includes)]
    : own
  const holds = lines.filter((line) => isToldIn(line, country))
  return (
    <li className="grid grid-cols-1 grid-rows-[1fr_auto] gap-6 rounded border border-line bg-sheet p-6">
      <div>
        <h3 className="title text-2xl">{plan.name}</h3>
        <p className="mt-1 text-ink-2">{plan.forWhom}</p>
        <div className="mt-4 border-y border-line py-3">
          <PlanCost planKey={plan.key} country={country} sold={sold} period={period} />
        </div>
        <ul className="mt-4 grid gap-2.5">
          {holds.map(({ key, text }) => (
            <li key={key} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5">
              <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.5 size-4 text-lagoon">
                <path
                  d="m3 8.5 3.2 3.2L13 4.8"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <PlanAction plan={plan} sold={sold} {...action} />
    </li>
  )
}

type PlanActionProps = Pick<PlanCardProps, 'plan' | 'audience' | 'sold' | 'isPaidByCard' | 'isRefused'>

function PlanAction({ plan, audience, sold, isPaidByCard, isRefused }: PlanActionProps) {
  if (plan.key === 'free')
    return (
      <ButtonLink to="/search">
        <Trans>Search for a home</Trans>
      </ButtonLink>
    )
  if (plan.key === 'seat')
    return (
      <ButtonLink to="/realAgent/subaccount">
        <Trans>What the seat opens</Trans>
      </ButtonLink>
    )
  if (!sold || !isPaidByCard)
    return (
      <ButtonLink to="/contact" search={{ interest: 'plans' }} look="primary">
        <Trans>Ask for this plan</Trans>
      </ButtonLink>
    )
  if (isRefused) return null
  const name = plan.name
  return (
    // a document of its own: only there may the card service's scripts run
    <ButtonLink to={AUDIENCES[audience].checkout} search={{ payPackageId: sold.price.id }} reloadDocument look="primary">
      {sold.price.trialDays > 0 ? <Trans>Try {name}</Trans> : <Trans>Choose {name}</Trans>}
    </ButtonLink>
  )
}
