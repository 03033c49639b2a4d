import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { COUNTRIES } from '#market/countries.ts'
import { PageSection } from '#ui/page-section.tsx'
import { type PlanResult, walkPlan } from '../engine/month-engine.ts'
import type { SmartPlan } from '../engine/plan-model.ts'
import type { PlanRules } from '../engine/plan-rules.ts'
import { type GrowthBands, sensitivityOf } from '../engine/plan-scenarios.ts'
import { type PlanDraft, scenarioOf, shownVariant } from '../plan-draft.ts'
import { BreakWords } from './break-words.tsx'
import { PlanChart } from './plan-chart.tsx'
import { PlanLeftOut } from './plan-left-out.tsx'
import { PlanMovesList } from './plan-moves-list.tsx'
import { PlanComparison, PlanSensitivity, PlanYears } from './plan-tables.tsx'

interface PlanResultViewProps {
  draft: PlanDraft
  rules: PlanRules
  bands: GrowthBands | null
}

/** Without a market's history, a point of growth either way. */
const around = (growth: number) => ({ low: growth - 100, high: growth + 100 })

/** All that follows from a draft, computed anew with every entry. */
function useResults({ draft, rules, bands }: PlanResultViewProps) {
  const { country } = useRouteContext({ from: '__root__' })
  return useMemo(() => {
    const scenario = scenarioOf(draft.scenario, bands)
    const shown = shownVariant(draft)
    const planOf = (steps: SmartPlan['steps']): SmartPlan => ({ ...draft.plan, country, steps })
    const variants = draft.variants.map(({ id, name, steps }) => ({ id, name, result: walkPlan(planOf(steps), rules, scenario) }))
    const result = variants.find(({ id }) => id === shown.id)?.result as PlanResult
    return { variants, result, scenario, rows: sensitivityOf(planOf(shown.steps), rules, scenario, bands ?? around(scenario.growth)) }
  }, [draft, rules, bands, country])
}

/** Whether the plan holds, its lines, moves, variants, and what else might happen. */
export function PlanResultView(props: PlanResultViewProps) {
  const { country } = useRouteContext({ from: '__root__' })
  const { variants, result, scenario, rows } = useResults(props)
  const { plan } = props.draft
  const table = { start: plan.start, currency: COUNTRIES[country].currencyCode }
  const { name } = shownVariant(props.draft)
  const [broken] = result.breaks
  return (
    <div className="report grid grid-cols-[minmax(0,1fr)] content-start gap-10">
      <PageSection title={<Trans>Result</Trans>} aside={name}>
        <div className="grid gap-6 pt-4">
          <div role="status">
            {broken ? (
              <BreakWords found={broken} homes={plan.homes} {...table} />
            ) : (
              <p className="rounded bg-wash px-4 py-3 font-semibold">
                <Trans>The plan holds: cash stays above zero and every loan is given.</Trans>
              </p>
            )}
          </div>
          <PlanChart result={result} {...table} />
          <details className="expands">
            <summary className="inline-flex min-h-6 items-center text-sm text-ink-2 underline decoration-line underline-offset-4 hover:decoration-ink-3">
              <Trans>Year by year</Trans>
            </summary>
            <div className="pt-3">
              <PlanYears months={result.months} {...table} />
            </div>
          </details>
        </div>
      </PageSection>
      <PageSection title={<Trans>Steps and what they cost</Trans>}>
        <div className="pt-4">
          <PlanMovesList moves={result.moves} homes={plan.homes} {...table} />
        </div>
      </PageSection>
      {variants.length > 1 ? (
        <PageSection title={<Trans>The variants compared</Trans>}>
          <div className="pt-2">
            <PlanComparison variants={variants} {...table} />
          </div>
        </PageSection>
      ) : null}
      <PageSection title={<Trans>What else might happen</Trans>}>
        <div className="pt-2">
          <PlanSensitivity rows={rows} {...table} />
        </div>
      </PageSection>
      <PlanLeftOut plan={plan} scenario={scenario} rules={props.rules} currency={table.currency} />
    </div>
  )
}
