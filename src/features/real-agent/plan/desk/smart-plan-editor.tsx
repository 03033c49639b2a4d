import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useReducer, useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { planRulesOf } from '../engine/country-plans.ts'
import type { PlanRules } from '../engine/plan-rules.ts'
import { bandsOf, changeDraft, draftFindings, readPlanDraft, shownVariant } from '../plan-draft.ts'
import { emptyPlan, examplePlan } from '../plan-examples.ts'
import { planFaults } from '../plan-faults.ts'
import { exampleNames, type LoadedPlan } from '../plan-guard.ts'
import { PlanResultView } from '../result/plan-result.tsx'
import { HouseholdFields } from './household-fields.tsx'
import { FaultsProvider } from './plan-fields.tsx'

// one part is open at a time, and the household is the first
const HomePart = lazy(async () => ({ default: (await import('./home-part.tsx')).HomePart }))
const StepPart = lazy(async () => ({ default: (await import('./step-part.tsx')).StepPart }))
const ScenarioPart = lazy(async () => ({ default: (await import('./scenario-part.tsx')).ScenarioPart }))
const KeptPlans = lazy(async () => ({ default: (await import('./kept-plans.tsx')).KeptPlans }))
const opened = (part: ReactNode) => <Suspense fallback={<Skeleton className="h-80" />}>{part}</Suspense>

/** The draft of this tab in this country, kept over reloads; the example before anything was entered. */
function usePlanDraft(start: string) {
  const { t, i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const keptAs = `smart-plan-${country}`
  const names = exampleNames(i18n)
  const [draft, change] = useReducer(
    changeDraft,
    null,
    () => readPlanDraft(sessionStorage.getItem(keptAs)) ?? examplePlan(country, start, names),
  )
  useEffect(() => {
    try {
      sessionStorage.setItem(keptAs, JSON.stringify(draft))
    } catch {
      // a full store keeps nothing; the draft stays on the page
    }
  }, [draft, keptAs])
  return {
    draft,
    change,
    showExample: () => change({ kind: 'restore', draft: examplePlan(country, start, names) }),
    beginEmpty: () => change({ kind: 'restore', draft: emptyPlan(country, start, t`Plan A`) }),
  }
}

/** The rules of the country, which arrive as a chunk of their own. */
function usePlanRules(country: CountryCode): PlanRules | null {
  const [rules, setRules] = useState<PlanRules | null>(null)
  useEffect(() => {
    let isWanted = true
    void planRulesOf(country).then((found) => {
      if (isWanted) setRules(found)
    })
    return () => {
      isWanted = false
    }
  }, [country])
  return rules
}

/** Household, homes, steps and scenario on one side, what follows from them on the other. */
export default function SmartPlanEditor({ loaded }: { loaded: LoadedPlan }) {
  const { t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const { draft, change, showExample, beginEmpty } = usePlanDraft(loaded.start)
  const rules = usePlanRules(country)
  const faults = useMemo(() => planFaults({ ...draft.plan, steps: shownVariant(draft).steps }), [draft])
  const markets = loaded.market.ok ? loaded.market.value : []
  const bands = bandsOf(markets, draft.scenario)
  const findings = useMemo(() => (rules ? draftFindings(draft, rules, country, bands) : null), [draft, rules, country, bands])
  // counted already, while the rules are on their way
  const isExample = !findings && JSON.stringify(draft) === JSON.stringify(loaded.example.draft)
  const part = { draft, change }
  return (
    <FaultsProvider value={faults}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,460px)_minmax(0,1fr)]">
        <div className="no-print grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="flex flex-wrap gap-3">
            <Button size="small" onClick={beginEmpty}>
              <Trans>Begin with nothing</Trans>
            </Button>
            <Button size="small" look="ghost" onClick={showExample}>
              <Trans>Show the example</Trans>
            </Button>
          </div>
          <Tabs
            label={t`Parts of the plan`}
            tabs={[
              { key: 'household', title: <Trans>Household</Trans>, panel: <HouseholdFields {...part} /> },
              { key: 'homes', title: <Trans context="of a smart plan">Homes</Trans>, panel: opened(<HomePart {...part} />) },
              { key: 'steps', title: <Trans>Steps</Trans>, panel: opened(<StepPart {...part} />) },
              { key: 'scenario', title: <Trans>Scenario</Trans>, panel: opened(<ScenarioPart {...part} markets={markets} />) },
              { key: 'kept', title: <Trans>Kept</Trans>, panel: opened(<KeptPlans {...part} loaded={loaded.kept} />) },
            ]}
          />
          <PrintPart />
        </div>
        {findings ? (
          <PlanResultView plan={draft.plan} findings={findings} country={country} />
        ) : isExample ? (
          <PlanResultView plan={loaded.example.draft.plan} findings={loaded.example.findings} country={country} />
        ) : (
          <Skeleton className="h-160" />
        )}
      </div>
    </FaultsProvider>
  )
}

/** Paper comes with a plan. */
function PrintPart() {
  const { viewer } = useRouteContext({ from: '__root__' })
  if (viewer.rights.includes('smart-plan-handouts'))
    return (
      <div>
        <Button onClick={() => window.print()}>
          <Trans>Print on A4</Trans>
        </Button>
      </div>
    )
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
      <Trans>Printing and links come with a subscription.</Trans>
      <ButtonLink size="small" to="/realAgent/pricing">
        <Trans>Plans and prices</Trans>
      </ButtonLink>
    </p>
  )
}
