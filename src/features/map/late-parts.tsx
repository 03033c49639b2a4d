import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy, Suspense, use } from 'react'
import { MapFailure } from './map-failure.tsx'
import { MapLegend } from './map-legend.tsx'
import { ProjectCallout } from './project-callout.tsx'

/** Parts that the server writes at once and the browser wakes when their code is here, beside the map rather than before it. */
const legend = createIsomorphicFn()
  .server(() => MapLegend)
  .client(() => lazy(async () => ({ default: (await import('./map-legend.tsx')).MapLegend })))
const callout = createIsomorphicFn()
  .server(() => ProjectCallout)
  .client(() => lazy(async () => ({ default: (await import('./project-callout.tsx')).ProjectCallout })))

const waitFor = createIsomorphicFn()
  .server((_: Promise<void>) => {})
  .client((until: Promise<void>) => use(until))

const Legend = legend()
const Callout = callout()
const StillMap = lazy(async () => ({ default: (await import('./still-map.tsx')).StillMap }))

function LegendWhen({ until, ...props }: ComponentProps<typeof MapLegend> & { until: Promise<void> }) {
  waitFor(until)
  return <Legend {...props} />
}

/** Written by the server, awake from the map's first frame on: before that there is nothing that it could show or hide. */
export const LateMapLegend = (props: ComponentProps<typeof LegendWhen>) => (
  <Suspense>
    <LegendWhen {...props} />
  </Suspense>
)

export const LateProjectCallout = (props: ComponentProps<typeof ProjectCallout>) => (
  <Suspense>
    <Callout {...props} />
  </Suspense>
)

/** Only a browser knows that it cannot draw. */
export const LateStillMap = () => (
  <Suspense>
    <StillMap />
  </Suspense>
)

/** What could not be loaded, and the way to try again: everything without `onRetry`, else what that asks for. */
const failure = createIsomorphicFn()
  .server(() => MapFailure)
  .client(() => lazy(async () => ({ default: (await import('./map-failure.tsx')).MapFailure })))
const Failure = failure()
export const LateMapFailure = (props: ComponentProps<typeof MapFailure>) => (
  <Suspense>
    <Failure {...props} />
  </Suspense>
)
