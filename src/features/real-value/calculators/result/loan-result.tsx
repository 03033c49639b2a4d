import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatPercent } from '#lib/format.ts'
import { RuleNote } from '#property/duty-words/rule-note.tsx'
import { type Fact, FactsList } from '#property/facts-list.tsx'
import { USUAL_DEBT_SHARE } from '#property/loans/affordability.ts'
import { Stat } from '../../stat.tsx'
import type { Calculation, CalculatorResult } from '../calculate.ts'
import { Headline } from './headline.tsx'
import { rateText } from './rate-text.ts'

interface LoanResultProps {
  calculation: Calculation
  result: Extract<CalculatorResult, { tool: 'loan' }>
  currency: string
}

const BOUND_WORDS = {
  value: <Trans>The price sets the limit: income would carry more.</Trans>,
  income: <Trans>Income sets the limit.</Trans>,
  housing: <Trans>The limit for public housing decides.</Trans>,
}

/** The most that may be borrowed for the home, and which rule decides. */
export function LoanResult({ calculation: { inputs }, result: { found, limits }, currency }: LoanResultProps) {
  const { i18n } = useLingui()
  const locale = i18n.locale
  const money = (value: number) => formatMoney(value, currency, locale)
  const share = formatPercent(inputs.price > 0 ? found.loan / inputs.price : 0, locale, { digits: 0 })
  const { loanByValue, cashLeast } = found
  const facts: Fact[] = [
    { key: 'income', name: <Trans>Loan that income carries</Trans>, value: money(found.loanByIncome) },
    { key: 'value', name: <Trans>Loan that the price allows</Trans>, value: loanByValue === null ? null : money(loanByValue) },
    { key: 'most', name: <Trans>Instalment at most, a month</Trans>, value: money(found.instalmentMost) },
    { key: 'share', name: <Trans>All instalments, of income</Trans>, value: limits.debtShare ? rateText(limits.debtShare, locale) : null },
    {
      key: 'housing',
      name: <Trans>Instalment of public housing, of income</Trans>,
      value: limits.housingShare && inputs.flat === 'public' ? rateText(limits.housingShare, locale) : null,
    },
    { key: 'tested', name: <Trans>Income is tested at</Trans>, value: rateText(Math.round(found.testedAt * 100), locale) },
    { key: 'cash', name: <Trans>Of the down payment, in cash at least</Trans>, value: cashLeast === null ? null : money(cashLeast) },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Headline label={<Trans>You may borrow up to</Trans>} figure={money(found.loan)} note={<Trans>{share} of the price</Trans>}>
        <Stat label={<Trans>Down payment</Trans>} figure={money(found.down)} />
        <Stat label={<Trans>Instalment a month</Trans>} figure={money(found.instalment)} />
      </Headline>
      <p className="text-lg">{BOUND_WORDS[found.bound]}</p>
      <FactsList facts={facts} />
      <Assumption limits={limits} years={inputs.years} />
      <RuleNote rule={limits.rule} day={inputs.day} price={inputs.price} currency={currency} />
    </div>
  )
}

/** Assumptions of this calculator that no authority sets. */
function Assumption({ limits, years }: { limits: LoanResultProps['result']['limits']; years: number }) {
  const { i18n } = useLingui()
  const usual = rateText(USUAL_DEBT_SHARE, i18n.locale)
  const most = limits.maxYears ?? 0
  const buffer = rateText(limits.buffer, i18n.locale)
  const isShortened = most > 0 && years > most
  if (limits.buffer === 0 && limits.debtShare !== null && !isShortened) return null
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      {limits.buffer > 0 ? (
        <p>
          <Trans>
            Banks must see that you could pay at a rate {buffer} higher. We take all that living costs and other instalments leave; banks
            are stricter. There is no limit by price, but above 80% of it mortgage insurance is usual.
          </Trans>
        </p>
      ) : limits.debtShare === null ? (
        <p>
          <Trans>No law sets a share of income. We take {usual}, an assumption of ours; each bank has its own.</Trans>
        </p>
      ) : null}
      {isShortened ? (
        <p>
          <Trans>
            A home loan may run {most} years at most, so it is counted over {most} years.
          </Trans>
        </p>
      ) : null}
    </div>
  )
}
