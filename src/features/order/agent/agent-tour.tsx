import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { TourSummary } from '../tour/tour-summary.tsx'
import type { OpenedOrder } from './order-desk.ts'

/** The tour that the vendor has handed in with the order; once it is approved, where it is. */
export function AgentTour({ order: { id, tour } }: { order: OpenedOrder }) {
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
