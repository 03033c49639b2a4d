import { Trans } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { load } from '@tanstack/react-start/hydration'
import { asServed } from '#ui/as-served.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { CalendarPart } from './calendar/calendar-part.tsx'
import { SchedulerIntro } from './intro/scheduler-intro.tsx'

const atOnce = load()

/** §2.2 scheduler: an agent's calendar; for everybody else what it is. */
export function SchedulerPage() {
  const calendar = useLoaderData({ from: '/_default/scheduler' })
  if (calendar === null)
    return (
      <Hydrate when={asServed}>
        <SchedulerIntro />
      </Hydrate>
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
