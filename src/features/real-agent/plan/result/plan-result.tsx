import { Trans } from '@lingui/react/macro'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { PageSection } from '#ui/page-section.tsx'
import type { PlanFindings } from '../engine/plan-findings.ts'
import type { PlanDraft } from '../plan-draft.ts'
import { BreakWords } from './break-words.tsx'
import { PlanChart } from './plan-chart.tsx'
import { PlanLeftOut } from './plan-left-out.tsx'
import { PlanMovesList } from './plan-moves-list.tsx'
import { PlanComparison, PlanSensitivity, PlanYears } from './plan-tables.tsx'

export interface PlanResultProps {
  plan: PlanDraft['plan']
  findings: PlanFindings
  country: CountryCode
}

/** Whether the plan holds, its lines, moves, variants, and what else might happen. */
export function PlanResultView({ plan, findings, country }: PlanResultProps) {
  const table = { start: plan.start, currency: COUNTRIES[country].currencyCode }
  const { name, firstBreak, moves, years, variants, sensitivity } = findings
  return (
    <div className="report grid grid-cols-[minmax(0,1fr)] content-start gap-10">
      <PageSection title={<Trans>Result</Trans>} aside={name}>
        <div className="grid gap-6 pt-4">
          <div role="status">
            {firstBreak ? (
              <BreakWords found={firstBreak} homes={plan.homes} {...table} />
            ) : (
              <p className="rounded bg-wash px-4 py-3 font-semibold">
                <Trans>The plan holds: cash stays above zero and every loan is given.</Trans>
              </p>
            )}
          </div>
          <PlanChart findings={findings} {...table} />
          <details className="expands">
            <summary className="inline-flex min-h-6 items-center text-sm text-ink-2 underline decoration-line underline-offset-4 hover:decoration-ink-3">
              <Trans>Year by year</Trans>
            </summary>
            <div className="pt-3">
              <PlanYears years={years} {...table} />
            </div>
          </details>
        </div>
      </PageSection>
      <PageSection title={<Trans>Steps and what they cost</Trans>}>
        <div className="pt-4">
          <PlanMovesList moves={moves} homes={plan.homes} {...table} />
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
          <PlanSensitivity sensitivity={sensitivity} {...table} />
        </div>
      </PageSection>
      <PlanLeftOut plan={plan} findings={findings} country={country} currency={table.currency} />
    </div>
  )
}
