import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatMonthText } from '#lib/format.ts'
import { RuleNote } from '#property/duty-words/rule-note.tsx'
import type { PlanBreak } from '../engine/plan-ledger.ts'
import type { PlanHome } from '../engine/plan-model.ts'
import { firstDayOf, monthAfter } from '../engine/plan-months.ts'
import { BOUND_WORDS } from '../plan-words.ts'

interface BreakWordsProps {
  found: PlanBreak
  homes: readonly PlanHome[]
  start: string
  currency: string
}

/** The first month in which a plan breaks, and why. */
export function BreakWords({ found, homes, start, currency }: BreakWordsProps) {
  const { i18n, t } = useLingui()
  const month = monthAfter(start, found.month)
  return (
    <div className="grid gap-1 rounded bg-bad-soft px-4 py-3 text-bad">
      <p className="font-semibold">
        <Reason found={found} home={homes.find(({ id }) => id === found.home)?.name || t`the home`} month={month} currency={currency} />
      </p>
      {found.reason === 'loan' && found.loan ? <p>{i18n._(BOUND_WORDS[found.loan.bound])}</p> : null}
      {found.rule ? <RuleNote rule={found.rule} day={firstDayOf(month)} price={0} currency={currency} /> : null}
    </div>
  )
}

interface ReasonProps {
  found: PlanBreak
  home: string
  month: string
  currency: string
}

function Reason({ found: { reason, wanted, limit }, home, month, currency }: ReasonProps) {
  const { i18n } = useLingui()
  const when = formatMonthText(month, i18n.locale)
  const money = (amount: number) => formatMoney(amount / 100, currency, i18n.locale)
  const [much, most] = [money(wanted), money(limit)]
  if (reason === 'cash')
    return (
      <Trans>
        {when}: cash falls below zero. {much} is to be paid and {most} is there.
      </Trans>
    )
  if (reason === 'loan')
    return (
      <Trans>
        {when}: the loan for {home} is not given. A bank may lend {most}, not {much}.
      </Trans>
    )
  if (reason === 'term')
    return (
      <Trans>
        {when}: a loan for {home} runs at most {limit} years, not {wanted}.
      </Trans>
    )
  if (reason === 'cash-share')
    return (
      <Trans>
        {when}: a part of the price of {home} must be cash. {most} of retirement savings may be used, not {much}.
      </Trans>
    )
  return (
    <Trans>
      {when}: {most} of retirement savings may be used for {home}, not {much}.
    </Trans>
  )
}
