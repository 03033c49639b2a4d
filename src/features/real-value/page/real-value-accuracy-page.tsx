import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import type { AnswerOf } from '#api/page-queries.ts'
import { asServed } from '#ui/as-served.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { AccuracyReading } from '../accuracy/accuracy-reading.tsx'
import type { accuracyQuery } from '../queries.ts'

/** How close estimates came to the prices then paid: the back-tests on record, by country, kind of home, area and price. */
export function RealValueAccuracyPage() {
  const { country } = useRouteContext({ from: '__root__' })
  const answer = useLoaderData({ strict: false }) as AnswerOf<typeof accuracyQuery>
  if (answer.ok)
    return (
      <Hydrate when={asServed} fallback={<div className="min-h-dvh" />}>
        <AccuracyReading answer={answer.value} country={country} />
      </Hydrate>
    )
  return (
    <div className="page py-12">
      <h1 className="title mb-6 text-3xl">
        <Trans>How close estimates come</Trans>
      </h1>
      <FailedPanel title={<Trans>Could not load</Trans>} />
    </div>
  )
}
