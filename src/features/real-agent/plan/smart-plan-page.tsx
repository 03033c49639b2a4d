import { Trans } from '@lingui/react/macro'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { lazy } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { LoadedPlan } from './plan-guard.ts'
import { PlanResultView } from './result/plan-result.tsx'

/** What a smart plan holds. */
const planParts = [
  {
    key: 'holdings',
    title: <Trans>What is owned</Trans>,
    text: <Trans>Each home with its worth, the loan still owed, and the retirement savings used for it, such as CPF in Singapore.</Trans>,
  },
  {
    key: 'steps',
    title: <Trans>What comes next</Trans>,
    text: <Trans>Sales, purchases, lettings and new loans in their order, in up to three variants side by side.</Trans>,
  },
  {
    key: 'duties',
    title: <Trans>Duties on their dates</Trans>,
    text: <Trans>Stamp duties by the rates in force on the day of each step, with the source of the rate.</Trans>,
  },
  {
    key: 'cash',
    title: <Trans>Cash and loan</Trans>,
    text: (
      <Trans>What is in hand after each step, and the instalment that follows from it, within the lending limits of the country.</Trans>
    ),
  },
  {
    key: 'line',
    title: <Trans>One line of time</Trans>,
    text: <Trans>The whole plan as a chart by year, so that a gap between sale and purchase is seen before it costs money.</Trans>,
  },
  {
    key: 'paper',
    title: <Trans>Kept and on paper</Trans>,
    text: <Trans>The plan prints on A4, stays in your account under its name, and can be passed on by a link.</Trans>,
  },
] as const

const SmartPlanEditor = lazy(() => import('./desk/smart-plan-editor.tsx'))

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
      <OnceAwake fallback={<OpeningPlan loaded={loaded} country={country} />}>
        <SmartPlanEditor key={country} loaded={loaded} />
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

/** What stands there until the desk is: the example with its figures. A plan of this tab replaces it. */
const OpeningPlan = ({ loaded: { example }, country }: { loaded: LoadedPlan; country: CountryCode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,460px)_minmax(0,1fr)]">
    <Skeleton className="no-print h-40 lg:h-160" />
    <PlanResultView plan={example.draft.plan} findings={example.findings} country={country} />
  </div>
)

/** Among the tools of agents. */
export const AgentSmartPlanPage = () => <PlanBody loaded={SUITE.useLoaderData()} />

/** At its own address, for everybody who is signed in. */
export const OwnSmartPlanPage = () => <PlanBody loaded={OWN.useLoaderData()} />

/** Embedded in another page or the mobile app. */
export const SmartPlanPluginPage = () => <PlanBody loaded={PLUGIN.useLoaderData()} isPlugin />
