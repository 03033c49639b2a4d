import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatPercent } from '#lib/format.ts'
import { type Fact, FactsList } from '#property/facts-list.tsx'
import { Stat } from '../../still/stat.tsx'
import type { Calculation, CalculatorResult } from '../calculate.ts'
import { ChargeSection } from './charge-section.tsx'
import { Headline } from './headline.tsx'

interface YieldResultProps {
  calculation: Calculation
  result: Extract<CalculatorResult, { tool: 'yield' }>
  currency: string
}

/** The yield of a let home, gross and net. */
export function YieldResult({ calculation: { inputs }, result: { found, charges }, currency }: YieldResultProps) {
  const { i18n } = useLingui()
  const money = (value: number) => formatMoney(value, currency, i18n.locale)
  const percent = (value: number) => formatPercent(value, i18n.locale, { digits: 2 })
  const facts: Fact[] = [
    { key: 'full', name: <Trans>Rent of twelve months</Trans>, value: money(inputs.rent * 12) },
    { key: 'received', name: <Trans>Rent received</Trans>, value: money(found.received) },
    { key: 'costs', name: <Trans>Costs</Trans>, value: money(-inputs.costs) },
    { key: 'left', name: <Trans>Left in a year</Trans>, value: money(found.left) },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Headline label={<Trans>Net yield</Trans>} figure={percent(found.net)} note={<Trans>a year’s rent after costs, by the price</Trans>}>
        <Stat label={<Trans>Gross yield</Trans>} figure={percent(found.gross)} />
        <Stat label={<Trans>Left in a year</Trans>} figure={money(found.left)} />
      </Headline>
      <FactsList facts={facts} />
      {charges.map((charge) => (
        <ChargeSection key={charge.name} charge={charge} price={inputs.price} day={inputs.day} currency={currency} />
      ))}
    </div>
  )
}
