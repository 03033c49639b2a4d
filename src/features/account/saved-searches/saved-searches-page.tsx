import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { isOfferedTo } from '#access/sub-account.ts'
import { SAVED_SEARCHES_MAX } from '#graphql/limits.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Panel } from '#ui/panel.tsx'
import { SavedSearchItem } from './saved-search-item.tsx'

/** The person's saved searches, each with its name, the frequency of its mails and a link to it. */
export function SavedSearchesPage() {
  const { viewer } = useRouteContext({ from: '__root__' })
  const saved = useLoaderData({ from: '/_default/user/saved-searches' })
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-8 py-9">
      <header className="grid gap-2">
        <h1 className="title text-4xl">
          <Trans>Saved searches</Trans>
        </h1>
        <p className="max-w-[62ch] text-lg text-ink-2">
          <Trans>Open them again with one press, or let an e-mail tell you when the data brings new sales or projects.</Trans>
        </p>
      </header>
      {!saved?.ok ? (
        <FailedPanel title={<Trans>Your saved searches could not be loaded</Trans>} />
      ) : saved.value.length === 0 ? (
        <Panel
          kind="empty"
          title={<Trans>Nothing is saved yet</Trans>}
          action={
            isOfferedTo(viewer, '/search') ? (
              <ButtonLink to="/search" look="primary">
                <Trans>Search for a home</Trans>
              </ButtonLink>
            ) : null
          }
        >
          <Trans>Search for a place, narrow the results, and press “Save search” above them.</Trans>
        </Panel>
      ) : (
        <section aria-labelledby="saved-count">
          <h2 id="saved-count" className="figures border-b border-ink pb-3 text-base text-ink-2">
            <Trans>
              {saved.value.length} of {SAVED_SEARCHES_MAX} kept
            </Trans>
          </h2>
          <ul>
            {saved.value.map((one) => (
              <SavedSearchItem key={one.id} saved={one} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
