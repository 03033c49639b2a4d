import { Trans } from '@lingui/react/macro'
import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { formatDay } from '#session/day-time.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { AgentOfLaunch } from './agent-of-launch.tsx'
import { LaunchFileForm } from './launch-file-form.tsx'
import { LaunchWork } from './launch-work.tsx'

const route = getRouteApi('/_default/user/launches')

/** For staff and agents of launches: a price list is brought, looked at, and taken. */
export function LaunchDeskPage() {
  const { country, i18n, viewer } = useRouteContext({ from: '__root__' })
  const answer = route.useLoaderData()
  if (!answer) return null
  const isStaff = viewer.isStaff
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-10 py-9">
      <header>
        <h1 className="title text-4xl">
          <Trans>Price lists of launches</Trans>
        </h1>
        <p className="mt-1 max-w-[68ch] text-ink-2">
          <Trans>
            A list replaces the one before it, whole or not at all. First it is read: you see what it changes and what is wrong, by row.
          </Trans>
        </p>
      </header>
      {!answer.ok ? (
        <FailedPanel title={<Trans>Your launches could not be loaded</Trans>} />
      ) : answer.value.length === 0 && !isStaff ? (
        <Panel kind="empty" title={<Trans>You answer for no launch</Trans>}>
          <Trans>Staff set who answers for a launch. Write to us when one is yours.</Trans>
        </Panel>
      ) : (
        <>
          <LaunchFileForm country={country} />
          <PageSection title={<Trans>Launches</Trans>}>
            <ul>
              {answer.value.map((launch) => {
                const day = formatDay(`${launch.pricesOn}T04:00:00Z`, i18n.locale)
                return (
                  <li key={launch.id} className="figures flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line-2 py-3">
                    <Link
                      to="/realLaunch/project/$countryCode/$projectType/$projectSlug"
                      params={{ countryCode: country, projectType: fromWireTypeGroup(launch.typeGroup), projectSlug: launch.projectSlug }}
                      className="inline-flex min-h-6 min-w-48 items-center font-[560] text-lagoon underline decoration-line underline-offset-4"
                    >
                      {launch.name}
                    </Link>
                    <span className="text-ink-2">
                      <Trans>
                        {launch.available} of {launch.unitCount} left, as of {day}
                      </Trans>
                    </span>
                    <AgentOfLaunch
                      id={launch.id}
                      name={launch.name}
                      agent={launch.agent?.name ?? null}
                      isStaff={isStaff}
                      country={country}
                    />
                    <LaunchWork
                      id={launch.id}
                      name={launch.name}
                      typeGroup={fromWireTypeGroup(launch.typeGroup)}
                      slug={launch.projectSlug}
                      country={country}
                    />
                  </li>
                )
              })}
            </ul>
          </PageSection>
        </>
      )}
    </div>
  )
}
