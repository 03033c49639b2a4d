import { Trans } from '@lingui/react/macro'
import { Link, useLoaderData } from '@tanstack/react-router'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Panel } from '#ui/panel.tsx'
import { TourLook } from './tour-look.tsx'

/** The tour that a vendor has handed in, before it is published: for whoever ordered it. */
export function LookTourPage() {
  const answer = useLoaderData({ from: '/_default/user/orders/$orderId/tour' })
  if (!answer) return null
  const order = answer.ok ? answer.value : null
  const shown = order?.tour?.shown
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
      <Link
        to="/user/orders"
        search={order ? { order: order.id } : {}}
        className="inline-flex min-h-6 items-center justify-self-start text-sm text-lagoon underline underline-offset-4"
      >
        {order ? <Trans>Back to the order</Trans> : <Trans>All orders</Trans>}
      </Link>
      <h1 className="title text-4xl wrap-anywhere">{shown?.title || <Trans>The tour of an order</Trans>}</h1>
      {order ? (
        <p className="figures text-ink-2">
          {order.number} · {order.place}
        </p>
      ) : null}
      {shown ? (
        <>
          <p className="max-w-[60ch]">
            <Trans>Only you and the vendor can open this. Approve it with the order, or say there what has to be changed.</Trans>
          </p>
          <TourLook tour={shown} />
        </>
      ) : order?.tour?.isTaken ? (
        <Panel kind="empty" title={<Trans>The tour is among your tours now</Trans>}>
          <Link to="/user/tours" className="text-lagoon underline underline-offset-4">
            <Trans>Virtual tours</Trans>
          </Link>
        </Panel>
      ) : order ? (
        <Panel kind="empty" title={<Trans>There is no tour to look at</Trans>}>
          <Trans>The vendor is working on it. It is shown here with the next delivery.</Trans>
        </Panel>
      ) : (
        <FailedPanel title={<Trans>The tour could not be loaded</Trans>} />
      )}
    </div>
  )
}
