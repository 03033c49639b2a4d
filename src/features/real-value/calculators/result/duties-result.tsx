import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatPercent } from '#lib/format.ts'
import { formatDay } from '#session/day-time.ts'
import { Panel } from '#ui/panel.tsx'
import { Stat } from '../../stat.tsx'
import type { Calculation, CalculatorResult } from '../calculate.ts'
import { ChargeSection } from './charge-section.tsx'
import { Headline } from './headline.tsx'

interface DutiesResultProps {
  calculation: Calculation
  result: Extract<CalculatorResult, { tool: 'buy' | 'sell' }>
  currency: string
}

/** What buying or selling costs in duties. */
export function DutiesResult({ calculation: { inputs }, result, currency }: DutiesResultProps) {
  const { i18n } = useLingui()
  const { price, day } = inputs
  const { charges, total } = result
  const money = (value: number) => formatMoney(value, currency, i18n.locale)
  const share = formatPercent(price > 0 ? total / price : 0, i18n.locale, { digits: 2 })
  const date = formatDay(result.tool === 'sell' && charges === null ? inputs.boughtOn : day, i18n.locale)
  if (!charges)
    return (
      <Panel kind="empty" title={<Trans>No table is held for {date}</Trans>}>
        <Trans>The rules of that time are not among these tables. Choose a later day, or ask the authority.</Trans>
      </Panel>
    )
  const isBuying = result.tool === 'buy'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Headline
        label={isBuying ? <Trans>Duties on buying</Trans> : <Trans>Duties and taxes on selling</Trans>}
        figure={money(total)}
        note={<Trans>{share} of the price</Trans>}
      >
        <Stat
          label={isBuying ? <Trans>Price with duties</Trans> : <Trans>Price less duties</Trans>}
          figure={money(isBuying ? price + total : price - total)}
        />
      </Headline>
      {charges.map((charge) => (
        <ChargeSection key={charge.name} charge={charge} price={price} day={day} currency={currency} />
      ))}
      {charges.length === 0 ? (
        <p className="max-w-[60ch] text-lg text-ink-2">
          <Trans>A seller pays no duty here, however short the home was held.</Trans>
        </p>
      ) : null}
    </div>
  )
}
