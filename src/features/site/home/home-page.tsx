import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { memo } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { hasFiguresAlone } from '#property/figures-alone/has-figures-alone.ts'
import { FiguresToAbove } from '#property/old-data.tsx'
import { asServed } from '#ui/as-served.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import type { HydrateWhen } from '#ui/hydration.ts'
import { useHydrationBelow } from '#ui/hydration.ts'
import type { HomeSegment } from '../queries.ts'
import type { LaunchedProject } from '../site.functions.ts'
import { AccuracyPanel } from './accuracy-panel.tsx'
import { BusiestProjects } from './busiest-projects.tsx'
import { Hero } from './hero.tsx'
import { HomeDoors } from './home-doors.tsx'
import { LaunchCarousel } from './launch-carousel.tsx'
import { MarketSnapshot } from './market-snapshot.tsx'
import { PriceTrend } from './price-trend.tsx'
import { snapshotMonth } from './snapshot-month.ts'

interface LatePriceTrendProps {
  when: HydrateWhen
  segments: readonly HomeSegment[]
  currency: string
}

/** The chart below the first screen: drawn by the server, hydrated later. */
const LatePriceTrend = memo(function LatePriceTrend({ when, segments, currency }: LatePriceTrendProps) {
  return (
    <Hydrate when={when} fallback={<div className="min-h-[520px]" />}>
      <PriceTrend segments={segments} currency={currency} />
    </Hydrate>
  )
})

interface LateLaunchesProps {
  when: HydrateWhen
  projects: readonly LaunchedProject[]
  country: CountryCode
  currency: string
}

/** New launches, below the first screen: drawn by the server, turning once hydrated. */
const LateLaunches = memo(function LateLaunches({ when, ...launches }: LateLaunchesProps) {
  if (launches.projects.length === 0) return null
  return (
    <Hydrate when={when} fallback={<div className="min-h-[380px]" />}>
      <LaunchCarousel {...launches} />
    </Hydrate>
  )
})

/** §2.1: the home page: search, recent market figures, and their sources. */
export function HomePage() {
  const { country } = useRouteContext({ from: '__root__' })
  const below = useHydrationBelow(country)
  const home = useLoaderData({ from: '/_default/' })
  if (!home.ok) {
    return (
      <>
        <Hero country={country} examples={[]} projects={[]} />
        <div className="page py-12">
          <FailedPanel title={<Trans>The market figures could not be loaded</Trans>} />
        </div>
      </>
    )
  }
  const { market, publicStack, privateStack, privateLand, launches, stations, valuationAccuracy, valuationUnmeasured } = home.value
  const projects = interleave([publicStack.nodes, privateStack.nodes, privateLand.nodes])
  return (
    <>
      <Hero country={country} examples={market.examples} projects={projects} isDemo={market.isDemo} />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12">
        <MarketSnapshot market={market} />
        <FiguresToAbove value={snapshotMonth(market.segments)}>
          {hasFiguresAlone(market) ? null : (
            <Hydrate when={asServed} fallback={<div className="min-h-64" />}>
              <AccuracyPanel
                measured={valuationAccuracy}
                unmeasured={valuationUnmeasured}
                country={country}
                currency={market.currencyCode}
              />
            </Hydrate>
          )}
          <LatePriceTrend key={country} when={below.when} segments={market.segments} currency={market.currencyCode} />
          <LateLaunches
            key={`${country} launches`}
            when={below.when}
            projects={launches}
            country={country}
            currency={market.currencyCode}
          />
          <BusiestProjects projects={projects} country={country} currency={market.currencyCode} />
        </FiguresToAbove>
        <Hydrate when={asServed} fallback={<div className="min-h-dvh" />}>
          <HomeDoors country={country} market={market} stations={stations.nodes} />
        </Hydrate>
      </div>
    </>
  )
}

/** One from each list in turn, so that the street is mixed. */
export function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat()
}
