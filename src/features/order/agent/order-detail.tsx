import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useTypedText } from '#session/use-typed-text.ts'
import { ButtonLink } from '#ui/button.tsx'
import { OrderFiles } from '../files/order-files.tsx'
import { SideFiles } from '../files/side-files.tsx'
import { InvoiceButton } from '../invoice/invoice-button.tsx'
import { OrderBadges, OrderFacts } from '../order-facts.tsx'
import { OrderHistory } from '../order-history.tsx'
import { OrderTalk } from '../order-talk.tsx'
import { orderFailureWords } from '../order-words.tsx'
import { TourSummary } from '../tour/tour-summary.tsx'
import { useOrderActs } from '../use-order-acts.ts'
import { VisitFileButton } from '../visit-file-button.tsx'
import { OrderSteps } from './order-steps.tsx'
import type { OpenedOrder } from './orders-data.ts'
import { PhotosIntoListing } from './photos-into-listing.tsx'

/** The opened order: what it is, what can be done, what was said and done. */
export function OrderDetail({ order }: { order: OpenedOrder }) {
  const { i18n } = useLingui()
  const acts = useOrderActs(order.id)
  const { text, write, forget } = useTypedText(`order ${order.id} message`)
  const send = async () => {
    const isSent = await acts.act(`message ${text}`, async (keyed) =>
      (await import('./order.functions.ts')).sendOrderMessage({ data: { ...keyed, text } }),
    )
    if (isSent) forget()
  }
  return (
    <section aria-labelledby="order-title" className="grid gap-6 rounded border border-line bg-sheet p-5 sm:p-7">
      <div className="grid gap-1">
        <Link
          from="/user/orders/"
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
          {order.number} · {order.vendorName}
        </p>
      </div>
      {acts.failure ? (
        <p role="alert" className="text-bad">
          {orderFailureWords(i18n, acts.failure)}
        </p>
      ) : null}
      <OrderSteps order={order} acts={acts} />
      <AgentTour order={order} />
      <OrderFiles files={order.files.filter(({ side }) => side === 'VENDOR')} title={<Trans>Files</Trans>} />
      <PhotosIntoListing key={order.id} order={order} />
      <SideFiles order={order} acts={acts} side="AGENT" title={<Trans>Pictures for the vendor</Trans>} />
      {order.invoice ? <InvoiceButton invoice={order.invoice} /> : null}
      <VisitFileButton number={order.number} file={order.calendarFile} />
      <OrderFacts order={order} />
      <OrderTalk order={order} side="AGENT" text={text} onText={write} onSend={() => void send()} isSending={acts.isSending} />
      <OrderHistory order={order} />
    </section>
  )
}

/** The tour that the vendor has handed in with the order; once it is approved, where it is. */
function AgentTour({ order: { id, tour } }: { order: OpenedOrder }) {
  if (!tour) return null
  return (
    <TourSummary tour={tour}>
      {tour.isTaken ? (
        <>
          <p className="text-ink-2">
            {tour.state === 'LIVE' ? <Trans>It is yours, and published.</Trans> : <Trans>It is yours. Publish it when you like.</Trans>}
          </p>
          <ButtonLink to="/user/tours/$tourId" params={{ tourId: tour.id }}>
            <Trans>Open it in the studio</Trans>
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="text-ink-2">
            <Trans>Only you and the vendor can open it. It becomes yours when you approve the order.</Trans>
          </p>
          <ButtonLink to="/user/orders/$orderId/tour" params={{ orderId: id }}>
            <Trans>Walk through the tour</Trans>
          </ButtonLink>
        </>
      )}
    </TourSummary>
  )
}
