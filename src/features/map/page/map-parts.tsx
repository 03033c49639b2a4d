import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy, Suspense, use } from 'react'
import { MapFailure } from './map-failure.tsx'
import { MapLegend } from './map-legend.tsx'
import { ProjectCallout } from './project-callout.tsx'

/** Parts that the server renders and the browser hydrates when their code has loaded, at the same time as the map and not before it. */
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
const NoWebGl = lazy(async () => ({ default: (await import('../tools/no-webgl.tsx')).NoWebGl }))

function LegendWhen({ until, ...props }: ComponentProps<typeof MapLegend> & { until: Promise<void> }) {
  waitFor(until)
  return <Legend {...props} />
}

/** Rendered by the server and hydrated at the map's first frame, because before that it has nothing to show or hide. */
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

/** Loaded in the browser only, which alone knows that it cannot draw. */
export const LateNoWebGl = () => (
  <Suspense>
    <NoWebGl />
  </Suspense>
)

/** What could not be loaded, with a button to try again: reloads the page without `onRetry`, else calls it. */
const failure = createIsomorphicFn()
  .server(() => MapFailure)
  .client(() => lazy(async () => ({ default: (await import('./map-failure.tsx')).MapFailure })))
const Failure = failure()
export const LateMapFailure = (props: ComponentProps<typeof MapFailure>) => (
  <Suspense>
    <Failure {...props} />
  </Suspense>
)
