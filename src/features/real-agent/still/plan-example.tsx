import { Trans, useLingui } from '@lingui/react/macro'
import { formatMonthText } from '#lib/format.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ToolCard } from '#property/tool-example/tool-card.tsx'
import type { PlanExampleFacts } from '../drawn-examples.server.ts'
import { monthAfter } from '../plan/engine/plan-months.ts'
import { STEP_WORDS } from '../plan/plan-words.ts'
import { PlanChart } from '../plan/result/plan-chart.tsx'

/** The household that the tool opens with: its moves and what they do to its money, by the rules in force. */
export function PlanExample({ plan, country }: { plan: PlanExampleFacts; country: CountryCode }) {
  const { i18n, t } = useLingui()
  return (
    <ToolCard
      title={<Trans>Smart plan</Trans>}
      to="/realAgent/smartplan"
      about={
        plan.firstBreak ? (
          <Trans>An invented household that sells before it buys, and where its money runs short.</Trans>
        ) : (
          <Trans>An invented household that sells before it buys: its money holds.</Trans>
        )
      }
    >
      <ol aria-label={t`Steps of the plan`} className="flex flex-wrap gap-x-6 gap-y-1">
        {plan.moves.map(({ id, kind, month }) => (
          <li key={id} className="flex items-center gap-2">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-ink" />
            {i18n._(STEP_WORDS[kind])}
            <span className="figures text-ink-3">{formatMonthText(monthAfter(plan.start, month), i18n.locale)}</span>
          </li>
        ))}
      </ol>
      <PlanChart findings={plan} start={plan.start} currency={COUNTRIES[country].currencyCode} />
    </ToolCard>
  )
}
