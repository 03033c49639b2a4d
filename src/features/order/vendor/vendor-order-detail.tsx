import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OrderState, OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { useTypedText } from '#session/use-typed-text.ts'
import { ButtonLink } from '#ui/button.tsx'
import { OrderFiles } from '../files/order-files.tsx'
import { SideFiles } from '../files/side-files.tsx'
import { InvoiceButton } from '../invoice/invoice-button.tsx'
import { OrderBadges, OrderFacts } from '../order-facts.tsx'
import { OrderHistory } from '../order-history.tsx'
import { OrderTalk } from '../order-talk.tsx'
import { orderFailureWords } from '../order-words.tsx'
import { ProposedPrices } from '../proposed-prices.tsx'
import { TourSummary } from '../tour/tour-summary.tsx'
import { useOrderActs } from '../use-order-acts.ts'
import { VisitFileButton } from '../visit-file-button.tsx'
import { VendorSteps } from './vendor-steps.tsx'

const OWED: ReadonlySet<OrderState> = new Set(['ACCEPTED', 'IN_PRODUCTION', 'CHANGES_ASKED'])

/** The tour that the vendor makes for the order, where one is ordered. */
function VendorTour({ order: { id, state, tour, lines } }: { order: OrderWholeFragment }) {
  const isOwed = OWED.has(state)
  if (!lines.some(({ service }) => service === 'TOUR') || (!isOwed && !tour)) return null
  return (
    <TourSummary tour={tour}>
      <p className="text-ink-2">
        {tour?.isTaken ? (
          <Trans>Approved: it is among the agent’s own tours now.</Trans>
        ) : !isOwed ? (
          <Trans>It is handed in with the order, and stays as it is until changes are asked for.</Trans>
        ) : tour && tour.rooms > 0 && tour.needs.length > 0 ? (
          <Trans>It lacks something yet. The studio says what; then it can be delivered.</Trans>
        ) : (
          <Trans>Make the walk here, and deliver it with the order. The agent can publish it without sending anything on.</Trans>
        )}
      </p>
      {tour?.isTaken ? null : (
        <ButtonLink to="/realAgent/vendor-orders/$orderId/tour" params={{ orderId: id }}>
          {isOwed ? tour ? <Trans>Go on with the tour</Trans> : <Trans>Make the tour</Trans> : <Trans>Look at the tour</Trans>}
        </ButtonLink>
      )}
    </TourSummary>
  )
}

/** The opened order: what is asked, what can be done, what was said and done. */
export function VendorOrderDetail({ order, until }: { order: OrderWholeFragment; until: number | null }) {
  const { i18n } = useLingui()
  const acts = useOrderActs(order.id)
  const { text, write, forget } = useTypedText(`vendor ${order.id} message`)
  const send = async () => {
    const isSent = await acts.act(`message ${text}`, async (keyed) =>
      (await import('./vendor-order.functions.ts')).sendVendorMessage({ data: { ...keyed, text } }),
    )
    if (isSent) forget()
  }
  return (
    <section aria-labelledby="order-title" className="grid gap-6 rounded border border-line bg-sheet p-5 sm:p-7">
      <div className="grid gap-1">
        <Link
          from="/realAgent/vendor-orders/"
          to="."
          search={(now) => ({ ...now, order: undefined })}
          resetScroll={false}
          className="inline-flex min-h-6 items-center justify-self-start text-sm text-lagoon underline underline-offset-4 lg:hidden"
        >
          <Trans>All orders</Trans>
        </Link>
        <h2 id="order-title" className="title flex flex-wrap items-center gap-x-3 text-2xl wrap-anywhere">
          {order.place}
          <OrderBadges order={order} />
        </h2>
        <p className="figures text-ink-2">
          {order.number} · {order.agentName}
        </p>
      </div>
      {acts.failure ? (
        <p role="alert" className="text-bad">
          {orderFailureWords(i18n, acts.failure)}
        </p>
      ) : null}
      {order.proposal ? <ProposedPrices order={order} proposal={order.proposal} /> : null}
      <VendorSteps order={order} acts={acts} />
      <VendorTour order={order} />
      <OrderFiles files={order.files.filter(({ side }) => side === 'AGENT')} title={<Trans>Pictures from the agent</Trans>} />
      <SideFiles order={order} acts={acts} side="VENDOR" title={<Trans>Files</Trans>} until={until} />
      {order.invoice ? <InvoiceButton invoice={order.invoice} /> : null}
      <VisitFileButton number={order.number} file={order.calendarFile} />
      <OrderFacts order={order} />
      <OrderTalk order={order} side="VENDOR" text={text} onText={write} onSend={() => void send()} isSending={acts.isSending} />
      <OrderHistory order={order} />
    </section>
  )
}
