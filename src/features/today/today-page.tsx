import { Trans } from '@lingui/react/macro'
import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router'
import { AreasServed } from '#property/areas-served.tsx'
import { useLookAnew } from '#session/use-look-anew.ts'
import type { Today } from './today.functions.ts'
import { TodayBookings } from './today-bookings.tsx'
import { TODAY_ALL } from './today-part.tsx'
import { TodayLeads, TodayListings, TodayOrders, TodayShares } from './today-work.tsx'

const route = getRouteApi('/_default/user/today')

/** What waits for an agent, on one page; each row leads to where it is done. */
export function TodayPage() {
  const { viewer } = useRouteContext({ from: '__root__' })
  const today = route.useLoaderData()
  useLookAnew()
  // after signing in, what was loaded before is there until the page has been loaded again
  if (!viewer.isLoggedIn || today === 'signed-out') return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-9 py-9">
      <h1 className="title text-4xl">
        <Trans>Today</Trans>
      </h1>
      <Work today={today} />
    </div>
  )
}

/** A seat sees what its payer lets it do; what it may not do is not there. */
const isOpen = (part: Today['leads'] | Today['listings'] | Today['orders'] | Today['shares']): boolean =>
  part.ok || !part.failure.code.startsWith('seat-')

function Work({ today: { bookings, leads, listings, orders, shares, areas } }: { today: Today }) {
  const { country } = useRouteContext({ from: '__root__' })
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-2">
        {bookings ? <TodayBookings bookings={bookings} /> : null}
        {isOpen(leads) ? <TodayLeads leads={leads} /> : null}
        {isOpen(listings) ? <TodayListings listings={listings} /> : null}
        {isOpen(orders) ? <TodayOrders orders={orders} /> : null}
        {isOpen(shares) ? <TodayShares shares={shares} /> : null}
      </div>
      {areas?.ok && areas.value.length > 0 ? (
        <AreasServed served={areas.value} country={country} />
      ) : areas?.ok ? (
        <p className="text-ink-2">
          <Trans>Name the areas that you work in, and their prices stand here.</Trans>{' '}
          <Link to="/user/account-overview" className={TODAY_ALL}>
            <Trans>To your profile</Trans>
          </Link>
        </p>
      ) : null}
    </>
  )
}
