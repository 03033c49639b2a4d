import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLoaderData, useRouteContext, useRouter } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import type { OrderedTourQuery } from '#graphql/generated/graphql.ts'
import { fail } from '#lib/result.ts'
import { VendorEndBar } from '#session/vendor/vendor-end-bar.tsx'
import { Button } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import { Panel } from '#ui/panel.tsx'
import { studioFailureWords } from './studio-words.ts'
import { TourLook } from './tour-look.tsx'

// who only looks at it needs none of it
const VendorStudio = lazy(async () => ({ default: (await import('./vendor-studio.tsx')).VendorStudio }))

/** Where a vendor makes the tour of an order (§4: within 30 minutes of the sign-in; the guard leads others to the login). */
export function VendorTourPage() {
  const answer = useLoaderData({ from: '/_blank/realAgent/vendor-orders/$orderId/tour' })
  const { viewer } = useRouteContext({ from: '__root__' })
  if (!answer) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
      <VendorEndBar until={viewer.vendorUntil} />
      <Link
        to="/realAgent/vendor-orders"
        search={answer.ok ? { order: answer.value.id } : {}}
        className="inline-flex min-h-6 items-center justify-self-start text-sm text-lagoon underline underline-offset-4"
      >
        {answer.ok ? <Trans>Back to the order</Trans> : <Trans>All orders</Trans>}
      </Link>
      {answer.ok ? (
        <OrderedTour order={answer.value} />
      ) : (
        <>
          <TourOfOrderTitle />
          {answer.failure.code === 'order-unknown' ? (
            <FailedPanel title={<Trans>This order is not among yours.</Trans>} />
          ) : (
            <FailedPanel title={<Trans>The tour could not be loaded</Trans>} />
          )}
        </>
      )}
    </div>
  )
}

const TourOfOrderTitle = () => (
  <h1 className="title text-4xl">
    <Trans>The tour of an order</Trans>
  </h1>
)

function OrderedTour({ order }: { order: OrderedTourQuery['order'] }) {
  const { tour } = order
  if (tour?.own)
    return (
      <OnceAwake fallback={<TourOfOrderTitle />}>
        <VendorStudio key={tour.id} tour={tour.own} order={order} />
      </OnceAwake>
    )
  return (
    <>
      <TourOfOrderTitle />
      <p className="figures text-ink-2">
        {order.number} · {order.place}
      </p>
      {tour?.shown ? (
        <>
          <p role="status" className="max-w-[60ch]">
            {order.state === 'DELIVERED' ? (
              <Trans>The tour is with the agent. You can change it again when changes are asked for.</Trans>
            ) : (
              <Trans>The order is closed. The tour cannot be changed any more.</Trans>
            )}
          </p>
          <TourLook tour={tour.shown} />
        </>
      ) : tour?.isTaken ? (
        <Panel kind="empty" title={<Trans>The agent has approved the tour</Trans>}>
          <Trans>It is among the agent’s own tours now, and cannot be changed here any more.</Trans>
        </Panel>
      ) : (
        <TourBeginning order={order} />
      )}
    </>
  )
}

const OWED: ReadonlySet<string> = new Set(['ACCEPTED', 'IN_PRODUCTION', 'CHANGES_ASKED'])

function TourBeginning({ order }: { order: OrderedTourQuery['order'] }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  if (!order.lines.some(({ service }) => service === 'TOUR'))
    return (
      <Panel kind="empty" title={<Trans>No tour is ordered</Trans>}>
        <Trans>This order asks for other things. Deliver them as files.</Trans>
      </Panel>
    )
  if (!OWED.has(order.state))
    return (
      <Panel kind="empty" title={<Trans>The tour cannot be begun now</Trans>}>
        <Trans>Tours are made from the acceptance of an order until it is delivered.</Trans>
      </Panel>
    )
  const begin = async () => {
    setSending(true)
    const answer = await import('./ordered-tour.functions.ts')
      .then(({ sendTourBeginning }) => sendTourBeginning({ data: { order: order.id } }))
      .catch(() => fail('network', 'unreachable'))
    setFailure(answer.ok ? null : answer.failure.code)
    await router.invalidate()
    setSending(false)
  }
  return (
    <Panel
      kind="empty"
      title={<Trans>No tour yet</Trans>}
      action={
        <Button look="primary" disabled={isSending} onClick={() => void begin()}>
          <Trans>Begin the tour</Trans>
        </Button>
      }
    >
      <Trans>Make the walk here: panoramas, doors, plan and words. Then deliver it with the order, and the agent approves it.</Trans>
      {failure ? (
        <p role="alert" className="pt-3 text-base text-bad">
          {studioFailureWords(i18n, failure)}
        </p>
      ) : null}
    </Panel>
  )
}
