import { Trans } from '@lingui/react/macro'
import type { OrderState, OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { ButtonLink } from '#ui/button.tsx'
import { TourSummary } from '../tour/tour-summary.tsx'

const OWED: ReadonlySet<OrderState> = new Set(['ACCEPTED', 'IN_PRODUCTION', 'CHANGES_ASKED'])

/** The tour that the vendor makes for the order, where one is ordered. */
export function VendorTour({ order: { id, state, tour, lines } }: { order: OrderWholeFragment }) {
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
