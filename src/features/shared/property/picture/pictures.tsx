import { useLingui } from '@lingui/react/macro'
import { Hydrate } from '@tanstack/react-start'
import type { ComponentProps } from 'react'
import { asServed } from '#ui/as-served.tsx'
import { ElevationDrawing } from './elevation.tsx'
import { isHeightKnown } from './facts.ts'
import { FloorPlanDrawing } from './floor-plan.tsx'
import { SitePlanDrawing } from './site-plan.tsx'
import { SkylineDrawing } from './skyline.tsx'

/** The pictures of a page; they are still. */
export const Elevation = (picture: Omit<ComponentProps<typeof ElevationDrawing>, 'unknownHeight'>) => (
  <Hydrate when={asServed} fallback={<div className={picture.className} />}>
    <SaidElevation {...picture} />
  </Hydrate>
)

/** A picture that stands for something says in words that the height is not known; small ones beside a name only show it. */
function SaidElevation({ label, ...picture }: Omit<ComponentProps<typeof ElevationDrawing>, 'unknownHeight'>) {
  const { t } = useLingui()
  if (label === undefined || isHeightKnown(picture)) return <ElevationDrawing {...picture} label={label} />
  const unknown = t`height not known`
  return <ElevationDrawing {...picture} label={`${label}, ${unknown}`} unknownHeight={unknown} />
}

export const Skyline = (picture: ComponentProps<typeof SkylineDrawing>) => (
  <Hydrate when={asServed} fallback={<div className={picture.className} />}>
    <SkylineDrawing {...picture} />
  </Hydrate>
)

export const FloorPlan = (picture: ComponentProps<typeof FloorPlanDrawing>) => (
  <Hydrate when={asServed} fallback={<div className={picture.className} />}>
    <FloorPlanDrawing {...picture} />
  </Hydrate>
)

export const SitePlan = (picture: ComponentProps<typeof SitePlanDrawing>) => (
  <Hydrate when={asServed} fallback={<div className={picture.className} />}>
    <SitePlanDrawing {...picture} />
  </Hydrate>
)
