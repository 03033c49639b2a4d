import { Trans } from '@lingui/react/macro'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { DealList } from './deal-list.tsx'
import { DealsProjects } from './deals-projects.tsx'
import { KeepList } from './keep-list.tsx'
import { KeptLists } from './kept-lists.tsx'

const route = getRouteApi('/_agent/realAgent/transaction-lists')
const PATH = '/realAgent/transaction-lists'

/** realAgent transaction lists: the public lists, with those that the agent keeps, shares and is told of. */
export function AgentDealsPage() {
  const { country, viewer } = useRouteContext({ from: '__root__' })
  const { q } = route.useSearch()
  const { list, places, own, shown } = route.useLoaderData()
  const name = list?.deals.ok ? (list.deals.value.project?.name ?? String(shown.street ?? shown.q ?? '')) : ''
  const kept = own ? (
    <PageSection title={<Trans>Your lists</Trans>} className="no-print">
      {own.ok ? <KeptLists lists={own.value} /> : <FailedPanel title={<Trans>Your lists could not be loaded</Trans>} />}
    </PageSection>
  ) : null
  return (
    <>
      {list ? null : (
        <LandingHero
          kicker="realAgent"
          title={<Trans>Transaction lists</Trans>}
          lead={
            <Trans>
              Ask for the deals of any place, narrow them, keep the list under a name, share it by link, and be told when it has grown.
            </Trans>
          }
        />
      )}
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-10 pb-20">
        {list ? <DealList path={PATH} search={shown} list={list} /> : null}
        {list && own ? <KeepList key={JSON.stringify(shown)} search={shown} suggested={name} /> : null}
        {own ? null : (
          <Panel
            kind="forbidden"
            title={<Trans>Lists are kept by agents</Trans>}
            action={
              viewer.isLoggedIn ? null : (
                <ButtonLink to={PATH} search={{ ...shown, countryCode: country, auth: 1, authKey: 'login' }} look="primary">
                  <Trans>Sign in</Trans>
                </ButtonLink>
              )
            }
          >
            <Trans>Reading and narrowing is open to everybody; an agent's account keeps and shares lists.</Trans>
          </Panel>
        )}
        {kept}
        {places ? <DealsProjects path={PATH} country={country} words={q} found={places} /> : null}
      </div>
    </>
  )
}
