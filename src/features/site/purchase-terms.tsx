import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { GRACE_DAYS, TRIAL_TOLD_DAYS } from '#graphql/billing-kinds.ts'
import type { PlanPayment } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'

interface PurchaseTermsProps {
  /** null: it could not be asked */
  payment: PlanPayment | null
  country: CountryCode
}

/** What binds whoever buys a plan: how it is bought here and, unless cards are never taken here, how one runs, changes and ends (decision 136). */
export const PurchaseTerms = ({ payment, country }: PurchaseTermsProps) => (
  <>
    <h2>
      <Trans>Paid plans</Trans>
    </h2>
    <Buying payment={payment} country={country} />
    {payment === 'WRITE_TO_US' ? null : <RunningPlan />}
  </>
)

function Buying({ payment, country }: PurchaseTermsProps) {
  const { i18n } = useLingui()
  const label = countryName(i18n, country)
  if (payment === 'CARDS')
    return (
      <p>
        <Trans>
          Plans are bought in the checkout, by card; chosen country: {label}. Before you pay, the checkout names the plan, what is charged
          now, the tax in it, and what follows and when. With the payment you agree to that, to these terms and to the{' '}
          <Link to="/terms-of-use">terms of use</Link>. What a plan holds and costs is on the{' '}
          <Link to="/realAgent/pricing">page of plans</Link>. Payments are taken by Stripe: the card is entered there, and we never see or
          keep its number.
        </Trans>
      </p>
    )
  if (payment === null)
    return (
      <p>
        <Trans>
          How a plan is bought in your country, what it holds and what it costs is on the <Link to="/realAgent/pricing">page of plans</Link>
          .
        </Trans>
      </p>
    )
  return (
    <>
      <p>
        {payment === 'WRITE_TO_US' ? (
          <Trans>Cards are not taken in {label}.</Trans>
        ) : (
          <Trans>Cards cannot be taken at the moment, so nothing can be bought in the checkout. Country: {label}.</Trans>
        )}
      </p>
      <p>
        <Trans>
          If you want a plan, <Link to="/contact">write to us</Link>. You receive an offer that names what is included, the price with
          taxes, the period and how it ends. A plan begins only when both sides have agreed to that offer in writing; its terms then apply
          beside the <Link to="/terms-of-use">terms of use</Link>.
        </Trans>
      </p>
    </>
  )
}

/** True for what the provider does (modules/billing); change it together with the code. */
const RunningPlan = () => (
  <>
    <h2>
      <Trans>Free days and renewal</Trans>
    </h2>
    <p>
      <Trans>
        Where a plan begins with free days, the page of plans says how many. They begin when a card is entered, once for each person and
        country. We tell you {TRIAL_TOLD_DAYS} days before they end; if you do not cancel by then, the card is charged.
      </Trans>
    </p>
    <p>
      <Trans>
        A plan renews by itself, by the month or by the year as you chose, and the card is charged each time, until you cancel. If a payment
        fails, we tell you, and the plan stays open for {GRACE_DAYS} days; after that it is closed until the invoice is paid.
      </Trans>
    </p>
    <h2>
      <Trans>Changing a plan</Trans>
    </h2>
    <p>
      <Trans>
        You change plan, period and number of seats in your account overview, which shows the price first. A change takes effect at once,
        and what is paid and not used is set off; or it takes effect with the next period.
      </Trans>
    </p>
    <p>
      <Trans>
        A seat is for one person with an account of their own. Whoever pays for the plan pays for its seats, gives them and takes them back.
      </Trans>
    </p>
    <h2>
      <Trans>Cancelling and refunds</Trans>
    </h2>
    <p>
      <Trans>
        You cancel in your account overview, at any time and without a reason. The plan then stays open to the end of what is paid, and
        nothing more is charged; until that day you can take the cancellation back. Cancelling does not pay back the period that is running.
        Rights to a refund that the law of your country gives you remain. If you were charged by mistake, write to us.
      </Trans>
    </p>
    <p>
      <Trans>
        If you ask for your account to be deleted, the plan ends with its period, and at the latest when the account is deleted. Invoices
        are in your account overview; they are kept after that for as long as tax law asks.
      </Trans>
    </p>
  </>
)
