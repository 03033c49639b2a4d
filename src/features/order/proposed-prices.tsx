import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { formatOrderDay, formatVisit } from './order-days.ts'
import { OrderLines } from './order-facts.tsx'

interface ProposedPricesProps {
  order: OrderWholeFragment
  proposal: NonNullable<OrderWholeFragment['proposal']>
}

/** What the vendor proposes: price, visit and due day, which are agreed to together. */
export function ProposedPrices({ order, proposal: { lines, cents, dueOn } }: ProposedPricesProps) {
  const { i18n } = useLingui()
  const { vendorName } = order
  const visit = formatVisit(order, i18n.locale)
  const day = formatOrderDay(dueOn, i18n.locale)
  return (
    <section aria-labelledby="order-proposal" className="grid gap-2 rounded border border-line p-4">
      <h3 id="order-proposal" className="font-[560]">
        <Trans>{vendorName} proposes</Trans>
      </h3>
      {visit ? (
        <p className="figures">
          <Trans>Visit</Trans>: {visit}
        </p>
      ) : null}
      <p className="figures">
        <Trans>Due on {day}</Trans>
      </p>
      <OrderLines lines={lines} cents={cents} country={order.country} />
    </section>
  )
}
