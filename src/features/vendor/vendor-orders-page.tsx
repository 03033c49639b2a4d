import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { orderStates } from './order-states.tsx'

/** §6: shown within 30 minutes of a vendor's sign-in; others were sent to the vendor desk by the guard. */
export function VendorOrdersPage() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 py-9">
      <h1 className="title text-4xl">
        <Trans>Orders</Trans>
      </h1>
      <Panel
        kind="empty"
        title={<Trans>No order is waiting for you</Trans>}
        action={
          <ButtonLink to="/contact">
            <Trans>Write to the desk</Trans>
          </ButtonLink>
        }
      >
        <Trans>A new order is listed here with its address, due date and fee. If you expect one, ask the desk.</Trans>
      </Panel>
      <PageSection title={<Trans>The way of an order</Trans>}>
        <Steps items={orderStates} />
      </PageSection>
    </div>
  )
}
