import { Trans, useLingui } from '@lingui/react/macro'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Badge } from '#ui/badge.tsx'
import { moneyText, percentText, priceText } from '../plan-money.ts'
import { type Period, type PlanPrice, type SoldPlan, tierRows } from '../seat-price.ts'
import type { Plan } from './plans.tsx'

interface PlanPriceProps {
  planKey: Plan['key']
  country: CountryCode
  /** null: it is not sold by card, or its price is not known */
  sold: { plan: SoldPlan; price: PlanPrice } | null
  period: Period
}

/** What a plan costs: an amount for the period, or how it is paid where there is none. */
export function PlanCost({ planKey, country, sold, period }: PlanPriceProps) {
  if (planKey === 'free') return <Plain>{<Trans>No charge</Trans>}</Plain>
  if (planKey === 'seat') return <Plain>{<Trans>No charge to you</Trans>}</Plain>
  const { currencyCode, stripeSubscriptionEnabled } = COUNTRIES[country]
  if (!stripeSubscriptionEnabled) return <Plain>{<Trans>Arranged with our desk, in {currencyCode}</Trans>}</Plain>
  if (!sold) return <Plain>{<Trans>In {currencyCode}, shown before anything is charged</Trans>}</Plain>
  return <Amount {...sold} period={period} />
}

const Plain = ({ children }: { children: React.ReactNode }) => <p className="font-[560]">{children}</p>

function Amount({ plan, price, period }: { plan: SoldPlan; price: PlanPrice; period: Period }) {
  const { i18n } = useLingui()
  const { unitAmount, currencyCode, savingPercent, trialDays } = price
  const amount = priceText(unitAmount, currencyCode, i18n.locale)
  const saving = percentText(savingPercent, i18n.locale)
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="title figures text-3xl">{amount}</span>
        <span className="text-ink-2">
          {plan.hasSeats ? (
            period === 'year' ? (
              <Trans>a seat and year</Trans>
            ) : (
              <Trans>a seat and month</Trans>
            )
          ) : period === 'year' ? (
            <Trans>a year</Trans>
          ) : (
            <Trans>a month</Trans>
          )}
        </span>
        {period === 'year' && savingPercent > 0 ? (
          <Badge tone="lagoon">
            <Trans>Saves {saving}</Trans>
          </Badge>
        ) : null}
      </p>
      {trialDays > 0 ? (
        <p className="text-ink-2">
          <Trans>The first {trialDays} days are free.</Trans>
        </p>
      ) : null}
      {plan.hasSeats && price.tiers.length > 1 ? <TierTable plan={plan} price={price} /> : null}
    </div>
  )
}

function TierTable({ plan, price }: { plan: SoldPlan; price: PlanPrice }) {
  const { i18n } = useLingui()
  const most = plan.quantityMax
  return (
    <table className="mt-1 w-full text-sm">
      <caption className="sr-only">
        <Trans>What every seat costs, by their number</Trans>
      </caption>
      <thead>
        <tr className="text-ink-3">
          <th scope="col" className="py-1 text-start font-medium">
            <Trans>Seats</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-medium">
            <Trans>Each</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {tierRows(price).map(({ from, to, unitAmount }) => (
          <tr key={from} className="border-t border-line-2">
            <th scope="row" className="figures py-1 text-start font-normal">
              {from}–{to ?? most}
            </th>
            <td className="figures py-1 text-end">{moneyText(unitAmount, price.currencyCode, i18n.locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
