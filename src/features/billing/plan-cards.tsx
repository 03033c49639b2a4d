import { Trans } from '@lingui/react/macro'
import { isModuleOpen } from '#access/module-countries.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Audience } from './audience.ts'
import { PLANS, type Plan } from './plans.tsx'

/** The plans side by side, each with what it holds, how it is paid in the country and where to go. */
export const PlanCards = ({ audience, country }: { audience: Audience; country: CountryCode }) => (
  <ul className="grid grid-cols-1 gap-5 pt-6 sm:grid-cols-2 lg:grid-cols-3">
    {PLANS[audience].map((plan) => (
      <PlanCard
        key={`${audience} ${plan.key}`}
        plan={plan}
        country={country}
        isOwnSeat={audience === 'subAccount' && plan === PLANS.subAccount[0]}
      />
    ))}
  </ul>
)

function PlanCard({ plan, country, isOwnSeat }: { plan: Plan; country: CountryCode; isOwnSeat: boolean }) {
  const holds = plan.holds.filter(({ module }) => module === undefined || isModuleOpen(module, country))
  return (
    <li className="grid grid-cols-1 grid-rows-[1fr_auto] gap-6 rounded border border-line bg-sheet p-6">
      <div>
        <h3 className="title text-2xl">{plan.name}</h3>
        <p className="mt-1 text-ink-2">{plan.forWhom}</p>
        <p className="mt-4 border-y border-line py-3 font-[560]">
          <Price planKey={plan.key} country={country} isOwnSeat={isOwnSeat} />
        </p>
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
      <PlanAction planKey={plan.key} isOwnSeat={isOwnSeat} />
    </li>
  )
}

interface PlanProps {
  planKey: Plan['key']
  isOwnSeat: boolean
}

function Price({ planKey, country, isOwnSeat }: PlanProps & { country: CountryCode }) {
  const { currencyCode, stripeSubscriptionEnabled } = COUNTRIES[country]
  if (planKey === 'free') return <Trans>No charge</Trans>
  if (isOwnSeat) return <Trans>No charge to you</Trans>
  if (!stripeSubscriptionEnabled) return <Trans>Arranged with our desk, in {currencyCode}</Trans>
  return <Trans>In {currencyCode}, shown before anything is charged</Trans>
}

function PlanAction({ planKey, isOwnSeat }: PlanProps) {
  if (planKey === 'free')
    return (
      <ButtonLink to="/search">
        <Trans>Search for a home</Trans>
      </ButtonLink>
    )
  if (isOwnSeat)
    return (
      <ButtonLink to="/realAgent/subaccount">
        <Trans>What the seat opens</Trans>
      </ButtonLink>
    )
  return (
    <ButtonLink to="/contact" search={{ interest: 'plans' }} look="primary">
      <Trans>Ask for this plan</Trans>
    </ButtonLink>
  )
}
