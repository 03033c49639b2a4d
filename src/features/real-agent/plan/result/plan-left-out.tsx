import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatPercent } from '#lib/format.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { RuleNote } from '#property/duty-words/rule-note.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { PlanFindings } from '../engine/plan-findings.ts'
import { firstDayOf } from '../engine/plan-months.ts'
import type { PlanDraft } from '../plan-draft.ts'
import { fundName } from '../plan-words.ts'

interface PlanLeftOutProps {
  plan: PlanDraft['plan']
  findings: PlanFindings
  country: CountryCode
  currency: string
}

/** How it is counted, whose rates the fund follows, and what is not in it. */
export function PlanLeftOut({ plan, findings: { scenario, fund: counted }, country, currency }: PlanLeftOutProps) {
  const { i18n } = useLingui()
  const fund = i18n._(fundName(country))
  const day = firstDayOf(plan.start)
  const money = (amount: number) => formatMoney(amount / 100, currency, i18n.locale)
  const wages = money(plan.people.reduce((sum, person) => sum + person.wages, 0))
  const [cash, living] = [money(plan.cash), money(plan.living)]
  const growth = formatPercent(scenario.growth / 10_000, i18n.locale, { signed: true })
  const dearer = formatPercent(scenario.rateChange / 10_000, i18n.locale, { signed: true })
  return (
    <PageSection title={<Trans>How it is counted</Trans>}>
      <div className="grid max-w-[68ch] gap-2 pt-4 text-ink-2">
        <p className="figures">
          <Trans>
            Assumed: {cash} in cash at the start, {wages} of wages and {living} of living costs a month; prices {growth} a year, loans{' '}
            {dearer} on their own rates.
          </Trans>
        </p>
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
          {counted.buysHomes ? (
            <Trans>Contributions to {fund} follow the rates of their office, by age and wages.</Trans>
          ) : (
            <Trans>Contributions to {fund} follow the rates of their office. It is kept for retirement and buys no home.</Trans>
          )}
        </p>
        <RuleNote rule={counted.rule} day={day} price={0} currency={currency} />
      </div>
    </PageSection>
  )
}
