import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { load } from '@tanstack/react-start/hydration'
import { MissingRightPanel } from '#access/seat/missing-right-panel.tsx'
import { asServed } from '#ui/as-served.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { CalendarPart } from './calendar/calendar-part.tsx'
import { SchedulerIntro } from './intro/scheduler-intro.tsx'

const atOnce = load()

/** §2.2 scheduler: an agent's calendar, or that of a seat; for everybody else what it is. */
export function SchedulerPage() {
  const calendar = useLoaderData({ from: '/_default/scheduler' })
  const { viewer } = useRouteContext({ from: '__root__' })
  // after signing in, what was loaded before is there until the page has been loaded again
  if (calendar === 'signed-out' && viewer.isLoggedIn) return <div className="min-h-dvh" />
  if (calendar === null || calendar === 'signed-out')
    return (
      <Hydrate when={asServed}>
        <SchedulerIntro />
      </Hydrate>
    )
  if ('missing' in calendar)
    return (
      <div className="page py-9">
        <MissingRightPanel missing={calendar.missing} title={<Trans>Your seat does not include a calendar</Trans>}>
          <Trans>With that right you publish hours of your own, and people take times with you.</Trans>
        </MissingRightPanel>
      </div>
    )
  if (!calendar.ok)
    return (
      <div className="page py-9">
        <FailedPanel title={<Trans>Your calendar could not be loaded</Trans>} />
      </div>
    )
  return (
    <Hydrate when={atOnce} fallback={<div className="min-h-dvh" />}>
      <CalendarPart calendar={calendar.value} />
    </Hydrate>
  )
}
