import { Trans } from '@lingui/react/macro'
import type { MissingRight } from '#access/seat/missing-right.ts'
import { MissingRightPanel } from '#access/seat/missing-right-panel.tsx'

/** Tells a seat that may place no orders how it may. */
export const NotForOrders = ({ missing }: { missing: MissingRight }) => (
  <MissingRightPanel missing={missing} title={<Trans>Your seat does not include orders</Trans>}>
    <Trans>With that right you order photographs, floor plans and tours of a home.</Trans>
  </MissingRightPanel>
)
