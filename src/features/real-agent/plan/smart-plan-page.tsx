import { Trans } from '@lingui/react/macro'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { lazy } from 'react'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { LoadedPlan } from './plan-guard.ts'
import { planParts } from './smart-plan-parts.tsx'

const PlanDesk = lazy(() => import('./desk/plan-desk.tsx'))

const SUITE = getRouteApi('/_agent/realAgent/smartplan')
const OWN = getRouteApi('/_agent/smartplan')
const PLUGIN = getRouteApi('/_blank/plugins/realAgent/smartplan')

/** A household's purchases and sales over the years, for whoever is signed in. */
function PlanBody({ loaded, isPlugin = false }: { loaded: LoadedPlan | null; isPlugin?: boolean }) {
  const { country } = useRouteContext({ from: '__root__' })
  if (!loaded) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-8 py-9 print:py-0">
      <header>
        <h1 className={isPlugin ? 'title text-3xl' : 'title text-4xl'}>
          <Trans>Smart plan</Trans>
        </h1>
        <p className="mt-1 max-w-[68ch] text-ink-2">
          <Trans>
            The next homes of a household on one line of time: what to sell, what to buy, and whether the money is there in between. Every
            entry is counted at once, with the duties and loan limits in force.
          </Trans>
        </p>
      </header>
      <OnceAwake fallback={<Skeleton className="h-200" />}>
        <PlanDesk key={country} loaded={loaded} />
      </OnceAwake>
      {isPlugin ? null : (
        <div className="no-print pt-8">
          <PageSection title={<Trans>What a plan holds</Trans>}>
            <FeatureGrid items={planParts} />
          </PageSection>
        </div>
      )}
    </div>
  )
}

/** Among the tools of agents. */
export const AgentSmartPlanPage = () => <PlanBody loaded={SUITE.useLoaderData()} />

/** At its own address, for everybody who is signed in. */
export const OwnSmartPlanPage = () => <PlanBody loaded={OWN.useLoaderData()} />

/** Embedded in another page or the mobile app. */
export const SmartPlanPluginPage = () => <PlanBody loaded={PLUGIN.useLoaderData()} isPlugin />
