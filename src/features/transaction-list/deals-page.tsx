import { Trans } from '@lingui/react/macro'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { isDealListCode } from '#graphql/deal-kinds.ts'
import { useAttribution } from '#session/attribution-state.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Panel } from '#ui/panel.tsx'
import { DealList } from './deal-list.tsx'
import { DealsProjects } from './deals-projects.tsx'
import { ListAgent } from './list-agent.tsx'

const route = getRouteApi('/_default/transaction-lists')
const PATH = '/transaction-lists'

/** §2.2 transaction-lists: choose a place, then read its recorded deals; a code opens the list that an agent shares. */
export function TransactionListsPage() {
  const { country } = useRouteContext({ from: '__root__' })
  const { q } = route.useSearch()
  const { list, places, shared, shown, isUnknown, isNarrowed } = route.useLoaderData()
  const { transactionlist: code } = useAttribution()
  return (
    <>
      {list ? null : (
        <LandingHero
          title={<Trans>Transaction lists</Trans>}
          lead={
            <Trans>
              Every recorded sale of a project, a street, an area or around a station, and rents where the market discloses them, with what
              they cost together.
            </Trans>
          }
        />
      )}
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-10 pb-20">
        {shared ? <ListAgent shared={shared} country={country} narrowed={isNarrowed ? String(code) : null} /> : null}
        {isUnknown && !list ? (
          <Panel kind="empty" title={<Trans>The list {code} is not shared here</Trans>}>
            <Trans>Ask whoever sent the link for a new one, or choose a place below and read its deals.</Trans>
          </Panel>
        ) : null}
        {code && isDealListCode(code) && !isUnknown && !shared && !list ? (
          <Panel
            kind="empty"
            title={<Trans>A list was shared with you</Trans>}
            action={
              <ButtonLink to={PATH} search={{ countryCode: country, transactionlist: code }}>
                <Trans>Open it again</Trans>
              </ButtonLink>
            }
          />
        ) : null}
        {list ? <DealList path={PATH} search={shown} list={list} /> : null}
        {places ? <DealsProjects path={PATH} country={country} words={q} found={places} /> : null}
      </div>
    </>
  )
}
