import { Trans } from '@lingui/react/macro'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { useAttribution } from '#session/attribution-state.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Panel } from '#ui/panel.tsx'
import { DealsList } from './deals-list.tsx'
import { DealsProjects } from './deals-projects.tsx'

const route = getRouteApi('/_default/transaction-lists')

/** §2.2 transaction-lists: choose a project, then read its recorded deals. */
export function TransactionListsPage() {
  const { country } = useRouteContext({ from: '__root__' })
  const search = route.useSearch()
  const { request, deals, found } = route.useLoaderData()
  const { transactionlist: list } = useAttribution()
  return (
    <>
      {request ? null : (
        <LandingHero
          title={<Trans>Transaction lists</Trans>}
          lead={<Trans>Every recorded sale of a project, and its rents where the market discloses them, by kind of home and year.</Trans>}
        />
      )}
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-10 pb-20">
        {list && !request ? (
          <Panel kind="empty" title={<Trans>The list {list} is not shared here</Trans>}>
            <Trans>Ask whoever sent the link for a new one, or choose a project below and read its deals.</Trans>
          </Panel>
        ) : null}
        {deals ? (
          <DealsList request={request} search={search} deals={deals} />
        ) : (
          <DealsProjects country={country} words={search.q} found={found} />
        )}
      </div>
    </>
  )
}
