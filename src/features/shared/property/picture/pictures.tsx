import { Hydrate } from '@tanstack/react-start'
import type { ComponentProps } from 'react'
import { still } from '#ui/still.tsx'
import { ElevationDrawing } from './elevation.tsx'
import { FloorPlanDrawing } from './floor-plan.tsx'
import { SitePlanDrawing } from './site-plan.tsx'
import { SkylineDrawing } from './skyline.tsx'

/** The pictures of a page; they are still. */
export const Elevation = (picture: ComponentProps<typeof ElevationDrawing>) => (
  <Hydrate when={still} fallback={<div className={picture.className} />}>
    <ElevationDrawing {...picture} />
  </Hydrate>
)

export const Skyline = (picture: ComponentProps<typeof SkylineDrawing>) => (
  <Hydrate when={still} fallback={<div className={picture.className} />}>
    <SkylineDrawing {...picture} />
  </Hydrate>
)

export const FloorPlan = (picture: ComponentProps<typeof FloorPlanDrawing>) => (
  <Hydrate when={still} fallback={<div className={picture.className} />}>
    <FloorPlanDrawing {...picture} />
  </Hydrate>
)

export const SitePlan = (picture: ComponentProps<typeof SitePlanDrawing>) => (
  <Hydrate when={still} fallback={<div className={picture.className} />}>
    <SitePlanDrawing {...picture} />
  </Hydrate>
)
