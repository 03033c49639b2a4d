import { Hydrate } from '@tanstack/react-start'
import type { ComponentProps } from 'react'
import { still } from '#ui/still.tsx'
import { Elevation as DrawnElevation } from './elevation.tsx'
import { FloorPlan as DrawnFloorPlan } from './floor-plan.tsx'
import { SitePlan as DrawnSitePlan } from './site-plan.tsx'
import { Skyline as DrawnSkyline } from './skyline.tsx'

/** The pictures of a page stay as the server drew them. */
export const Elevation = (picture: ComponentProps<typeof DrawnElevation>) => (
  <Hydrate when={still} fallback={<div className={picture.className} />}>
    <DrawnElevation {...picture} />
  </Hydrate>
)

export const Skyline = (picture: ComponentProps<typeof DrawnSkyline>) => (
  <Hydrate when={still} fallback={<div className={picture.className} />}>
    <DrawnSkyline {...picture} />
  </Hydrate>
)

export const FloorPlan = (picture: ComponentProps<typeof DrawnFloorPlan>) => (
  <Hydrate when={still} fallback={<div className={picture.className} />}>
    <DrawnFloorPlan {...picture} />
  </Hydrate>
)

export const SitePlan = (picture: ComponentProps<typeof DrawnSitePlan>) => (
  <Hydrate when={still} fallback={<div className={picture.className} />}>
    <DrawnSitePlan {...picture} />
  </Hydrate>
)
