import { Trans } from '@lingui/react/macro'
import { Link, useLoaderData } from '@tanstack/react-router'
import { lazy } from 'react'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import { Panel } from '#ui/panel.tsx'
import { NotForOrders } from './not-for-orders.tsx'

// signed-out visitors, who are asked to sign in first, need none of it
const NewOrderForm = lazy(async () => ({ default: (await import('./new-order-form.tsx')).NewOrderForm }))

const FROM = '/_default/user/orders/new'

/** Where an order is placed: the home, who comes and what for, when, and how to get in. */
export function NewOrderPage() {
  const offer = useLoaderData({ from: FROM })
  if (!offer) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
      <div className="grid gap-1">
        <Link
          to="/user/orders"
          className="inline-flex min-h-6 items-center justify-self-start text-sm text-lagoon underline underline-offset-4"
        >
          <Trans>All orders</Trans>
        </Link>
        <h1 className="title text-4xl">
          <Trans>New order</Trans>
        </h1>
      </div>
      {!offer.ok ? (
        <FailedPanel title={<Trans>The vendors could not be loaded</Trans>} />
      ) : offer.value.missing ? (
        <NotForOrders missing={offer.value.missing} />
      ) : offer.value.vendors.length === 0 ? (
        <Panel kind="empty" title={<Trans>No vendor works in this country yet</Trans>}>
          <Trans>Write to us what you need; we ask the studios that we know.</Trans>
        </Panel>
      ) : (
        <OnceAwake>
          <NewOrderForm offer={offer.value} />
        </OnceAwake>
      )}
    </div>
  )
}
