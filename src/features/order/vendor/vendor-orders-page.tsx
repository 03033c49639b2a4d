import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { useAttribution } from '#session/attribution-state.tsx'
import { formatDayTime } from '#session/day-time.ts'
import { useSession } from '#session/use-session.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { orderStates } from './order-states.tsx'
import { useVendorEnd } from './use-vendor-end.ts'

/** §6: shown within 30 minutes of a vendor's sign-in; the guard sends others to the vendor login. */
export function VendorOrdersPage() {
  const { i18n } = useLingui()
  const { viewer } = useRouteContext({ from: '__root__' })
  useVendorEnd(viewer.vendorUntil)
  const { orderId } = useAttribution()
  const until = viewer.vendorUntil === null ? '' : formatDayTime(new Date(viewer.vendorUntil).toISOString(), i18n.locale)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 py-9">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="title text-4xl">
            <Trans>Orders</Trans>
          </h1>
          <p className="figures mt-1 text-ink-2">
            <Trans>You are logged in until {until}, Singapore time.</Trans>
          </p>
        </div>
        <VendorLogOut />
      </header>
      <Panel
        kind="empty"
        title={orderId ? <Trans>Order {orderId} is not among yours</Trans> : <Trans>No order is waiting for you</Trans>}
        action={
          <ButtonLink to="/contact">
            <Trans>Write to the desk</Trans>
          </ButtonLink>
        }
      >
        <Trans>A new order is listed here with its address, due date and fee. If you expect one, ask the desk.</Trans>
      </Panel>
      <PageSection title={<Trans>How an order proceeds</Trans>}>
        <Steps items={orderStates} />
      </PageSection>
    </div>
  )
}

function VendorLogOut() {
  const session = useSession()
  const navigate = useNavigate()
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here')
  const leave = async () => {
    setState('leaving')
    try {
      const { logoutVendor } = await import('#api/logout.functions.ts')
      await logoutVendor()
      await navigate({ to: '/realAgent/vendor-login' })
      await session.refresh()
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="grid gap-1">
      <Button disabled={state === 'leaving'} onClick={leave}>
        <Trans>Log out</Trans>
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-bad">
          <Trans>You are still logged in. Check your connection and try again.</Trans>
        </p>
      ) : null}
    </div>
  )
}
