import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy, Suspense } from 'react'
import { MapLegend } from './map-legend.tsx'
import { ProjectCallout } from './project-callout.tsx'

/** Parts that the server writes at once and the browser wakes when their code is here, beside the map rather than before it. */
const legend = createIsomorphicFn()
  .server(() => MapLegend)
  .client(() => lazy(async () => ({ default: (await import('./map-legend.tsx')).MapLegend })))
const callout = createIsomorphicFn()
  .server(() => ProjectCallout)
  .client(() => lazy(async () => ({ default: (await import('./project-callout.tsx')).ProjectCallout })))

const Legend = legend()
const Callout = callout()
const StillMap = lazy(async () => ({ default: (await import('./still-map.tsx')).StillMap }))

export const LateMapLegend = (props: ComponentProps<typeof MapLegend>) => (
  <Suspense>
    <Legend {...props} />
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
