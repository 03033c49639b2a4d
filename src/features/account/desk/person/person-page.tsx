import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OfAnotherCountry } from './of-another-country.tsx'
import { PersonDeeds } from './person-deeds.tsx'
import { PersonHeader, PersonPlan, PersonSection, PersonSessions } from './person-facts.tsx'
import { PersonInvoices } from './person-invoices.tsx'
import { PersonLetters, PersonListings, PersonOrders } from './person-trade.tsx'

const route = getRouteApi('/_default/user/account-overview/staff/account/$accountId')

/** For staff: one account, what concerns it, and what is done with it. */
export function PersonPage() {
  const loaded = route.useLoaderData()
  if (!loaded) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-10 py-9">
      <p>
        <ButtonLink to="/user/account-overview/staff/{-$desk}" params={{ desk: undefined }} size="small">
          <Trans>To the accounts</Trans>
        </ButtonLink>
      </p>
      {loaded.ok ? (
        <>
          <PersonHeader person={loaded.value} />
          <OfAnotherCountry code={loaded.value.user.country} />
          <PersonDeeds key={loaded.value.id} person={loaded.value} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-2">
            <PersonSection person={loaded.value} />
            <PersonPlan person={loaded.value}>
              <OnceAwake fallback={<Skeleton className="h-16" />}>
                <PersonInvoices key={loaded.value.billing.country} id={loaded.value.id} />
              </OnceAwake>
            </PersonPlan>
            <PersonListings person={loaded.value} />
            <PersonOrders person={loaded.value} />
            <PersonLetters person={loaded.value} />
            <PersonSessions sessions={loaded.value.sessions} />
          </div>
        </>
      ) : loaded.failure.code === 'desk-account' ? (
        <Panel kind="empty" title={<Trans>There is no such account</Trans>}>
          <Trans>It was deleted, or its address is cut.</Trans>
        </Panel>
      ) : (
        <FailedPanel title={<Trans>The account could not be loaded</Trans>} />
      )}
    </div>
  )
}
