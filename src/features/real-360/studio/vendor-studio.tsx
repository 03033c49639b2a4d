import type { OrderedTourQuery, OwnTourWholeFragment } from '#graphql/generated/graphql.ts'
import { DeliverPanel } from './deliver-panel.tsx'
import { Studio } from './studio.tsx'

/** The studio of a vendor, who delivers the tour with its order. */
export const VendorStudio = ({ tour, order }: { tour: OwnTourWholeFragment; order: OrderedTourQuery['order'] }) => (
  <Studio
    tour={tour}
    writer={{ as: 'vendor', order }}
    panels={(studio, isBusy) => <DeliverPanel studio={studio} order={order} isBusy={isBusy} />}
  />
)
