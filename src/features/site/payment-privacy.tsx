import { Trans } from '@lingui/react/macro'
import type { PlanPayment } from '#graphql/generated/graphql.ts'

/** What is kept of payments, and by whom. Where cards are never taken, no card service is named; null: it could not be asked. */
export const PaymentPrivacy = ({ payment }: { payment: PlanPayment | null }) => (
  <>
    <h2>
      <Trans>When you pay for a plan</Trans>
    </h2>
    <p>
      {payment === 'WRITE_TO_US' ? (
        <Trans>We keep which plan was arranged with you, for whom and until when, and its invoices for as long as tax law asks.</Trans>
      ) : (
        <Trans>
          Card payments are taken by Stripe, whose scripts run on the page of the checkout alone. Stripe receives the card, your name,
          e-mail address and what the invoice is to name, and keeps its own record of your payments. We keep your plan with its periods and
          invoices, and of the card the brand, the last four digits and the month in which it ends, never its number. Invoices stay after an
          account is deleted, for as long as tax law asks.
        </Trans>
      )}
    </p>
  </>
)
