import { Hydrate } from '@tanstack/react-start'
import { memo } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import type { HydrateWhen } from '#ui/hydration.ts'
import type { LaunchedProject } from '../../site.functions.ts'
import { LaunchCarousel } from '../late/launch-carousel.tsx'

interface LateLaunchesProps {
  when: HydrateWhen
  projects: readonly LaunchedProject[]
  country: CountryCode
  currency: string
}

/** New launches, below the first screen: drawn by the server, turning once hydrated. */
export const LateLaunches = memo(function LateLaunches({ when, ...launches }: LateLaunchesProps) {
  if (launches.projects.length === 0) return null
  return (
    <Hydrate when={when} fallback={<div className="min-h-[380px]" />}>
      <LaunchCarousel {...launches} />
    </Hydrate>
  )
})
