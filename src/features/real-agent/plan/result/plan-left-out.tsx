import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { RuleNote } from '#property/duty-words/rule-note.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { dayOf } from '../engine/plan-months.ts'
import type { PlanRules } from '../engine/plan-rules.ts'
import { FUND_NAMES } from '../plan-words.ts'

/** How it is counted, whose rates the fund follows, and what is not in it. */
export function PlanLeftOut({ rules, start, currency }: { rules: PlanRules; start: string; currency: string }) {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const fund = i18n._(FUND_NAMES[country])
  return (
    <PageSection title={<Trans>How it is counted</Trans>}>
      <div className="grid max-w-[68ch] gap-2 pt-4 text-ink-2">
        <p>
          <Trans>
            Moves are made on the first day of their month, sales before purchases. Duties and loan limits are those in force today, also
            for later years. Wages, rents and costs stay as they are; prices follow the market.
          </Trans>
        </p>
        <p>
          <Trans>
            Left out: tax on rents, buyers’ agents, renovation, grants, insurance of loans, and what banks ask beyond the rules. Ask the
            bank, a lawyer and the tax office before you sign.
          </Trans>
        </p>
        <p>
          {rules.fund.usable ? (
            <Trans>Contributions to {fund} follow the rates of their office, by age and wages.</Trans>
          ) : (
            <Trans>Contributions to {fund} follow the rates of their office. It is kept for retirement and buys no home.</Trans>
          )}
        </p>
        <RuleNote rule={rules.fund.contributionRule(dayOf(start))} day={dayOf(start)} price={0} currency={currency} />
      </div>
    </PageSection>
  )
}
