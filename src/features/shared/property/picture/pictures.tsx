import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { Elevation as DrawnElevation } from './elevation.tsx'
import { FloorPlan as DrawnFloorPlan } from './floor-plan.tsx'
import { SitePlan as DrawnSitePlan } from './site-plan.tsx'
import { Skyline as DrawnSkyline } from './skyline.tsx'

const elevation = createIsomorphicFn()
  .server(() => DrawnElevation)
  .client(() => lazy(async () => ({ default: (await import('./elevation.tsx')).Elevation })))
const skyline = createIsomorphicFn()
  .server(() => DrawnSkyline)
  .client(() => lazy(async () => ({ default: (await import('./skyline.tsx')).Skyline })))
const floorPlan = createIsomorphicFn()
  .server(() => DrawnFloorPlan)
  .client(() => lazy(async () => ({ default: (await import('./floor-plan.tsx')).FloorPlan })))
const sitePlan = createIsomorphicFn()
  .server(() => DrawnSitePlan)
  .client(() => lazy(async () => ({ default: (await import('./site-plan.tsx')).SitePlan })))

/** The pictures of a page; see {@link still}. */
export const Elevation = still(elevation())
export const Skyline = still(skyline())
export const FloorPlan = still(floorPlan())
export const SitePlan = still(sitePlan())
