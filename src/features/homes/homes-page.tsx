import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { isOfferedTo } from '#access/sub-account.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { Panel } from '#ui/panel.tsx'
import { HomeView } from './home-view.tsx'

const route = getRouteApi('/_default/user/homes/')

/** The homes that somebody says are theirs, one at a time. */
export function HomesPage() {
  const { t } = useLingui()
  const { viewer } = useRouteContext({ from: '__root__' })
  const answer = route.useLoaderData()
  if (!viewer.isLoggedIn || answer === null) return null
  const { homes, shown } = answer.ok ? answer.value : { homes: [], shown: null }
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-7 pt-9 pb-20">
      <header className="grid gap-2">
        <h1 className="title text-4xl">
          <Trans>My homes</Trans>
        </h1>
        <p className="max-w-[62ch] text-lg text-ink-2">
          <Trans>What each is worth over time, what a sale would leave, and what is sold nearby. Only you see this page.</Trans>
        </p>
      </header>
      {homes.length > 1 ? (
        <LinkTabs label={t`My homes`}>
          {homes.map(({ id, name }) => (
            <LinkTab key={id} to="/user/homes" search={{ home: id }} current={id === shown?.home.id}>
              {name}
            </LinkTab>
          ))}
        </LinkTabs>
      ) : null}
      {!answer.ok ? (
        <FailedPanel title={<Trans>Your homes could not be loaded</Trans>} />
      ) : shown ? (
        <HomeView key={shown.home.id} figures={shown} />
      ) : (
        <Panel
          kind="empty"
          title={<Trans>No home is here yet</Trans>}
          action={
            isOfferedTo(viewer, '/search') ? (
              <ButtonLink to="/search" look="primary">
                <Trans>Search for your home</Trans>
              </ButtonLink>
            ) : null
          }
        >
          <Trans>Open the report of your home, say its size and floor, and press “This is my home” beside the estimate.</Trans>
        </Panel>
      )}
    </div>
  )
}
