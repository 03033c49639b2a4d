import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatPercent } from '#lib/format.ts'
import { buyerWord, STATE_WORDS } from '#property/duty-words/buyer-words.ts'
import { type Fact, FactsList } from '#property/facts-list.tsx'
import { formatDay } from '#session/day-time.ts'
import { Stat } from '../../stat.tsx'
import type { Calculation, CalculatorResult } from '../calculate.ts'
import { FLAT_WORDS, USE_WORDS } from '../form/choice-words.ts'
import { fieldWords } from '../form/field-words.ts'
import { calculatorFields, type InputName } from '../inputs.ts'
import { usesIn } from '../uses.ts'
import { ChargeSection } from './charge-section.tsx'
import { DutiesResult } from './duties-result.tsx'
import { DutyCurve } from './duty-curve.tsx'
import { Headline } from './headline.tsx'
import { InstalmentResult } from './instalment-result.tsx'
import { LeftOut } from './left-out.tsx'
import { LoanResult } from './loan-result.tsx'

const PLAIN: readonly InputName[] = ['rate', 'years', 'homes', 'empty', 'months']

/** The inputs in print, where the form itself is left out. */
function Entered({ calculation, currency }: { calculation: Calculation; currency: string }) {
  const { i18n } = useLingui()
  const { country, inputs, result } = calculation
  const value = (name: InputName): string => {
    if (name === 'buyer') return i18n._(buyerWord(country, inputs.buyer))
    if (name === 'use') return i18n._(USE_WORDS[inputs.use])
    if (name === 'state') return i18n._(STATE_WORDS[inputs.state])
    if (name === 'flat') return i18n._(FLAT_WORDS[inputs.flat])
    if (name === 'day' || name === 'boughtOn') return formatDay(inputs[name], i18n.locale)
    const number = inputs[name]
    if (number === null) return ''
    return PLAIN.includes(name) ? String(number) : formatMoney(number, currency, i18n.locale)
  }
  const facts = calculatorFields(country, result.tool)
    .filter((name) => name !== 'use' || usesIn(country, inputs.state).length > 1)
    .map((name) => ({ key: name, name: i18n._(fieldWords(name, result.tool, country).label), value: value(name) }))
  return (
    <div className="hidden print:block">
      <FactsList facts={facts} />
    </div>
  )
}

interface CalculationResultProps {
  calculation: Calculation
  currency: string
}

/** The answer with its working; beside it comparisons, and what it leaves out. */
export function CalculationResult({ calculation, currency }: CalculationResultProps) {
  const { country, inputs, result } = calculation
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-14 gap-y-9 xl:grid-cols-[minmax(0,1fr)_18rem] print:block">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        <Entered calculation={calculation} currency={currency} />
        <ResultOf calculation={calculation} currency={currency} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 print:mt-6">
        {result.tool === 'buy' ? <DutyCurve points={result.curve} price={inputs.price} currency={currency} /> : null}
        <LeftOut tool={result.tool} country={country} />
      </div>
    </div>
  )
}

function ResultOf({ calculation, currency }: CalculationResultProps) {
  const { result } = calculation
  switch (result.tool) {
    case 'buy':
    case 'sell':
      return <DutiesResult calculation={calculation} result={result} currency={currency} />
    case 'loan':
      return <LoanResult calculation={calculation} result={result} currency={currency} />
    case 'instalment':
      return <InstalmentResult calculation={calculation} result={result} currency={currency} />
    case 'yield':
      return <YieldResult calculation={calculation} result={result} currency={currency} />
  }
}

interface YieldResultProps {
  calculation: Calculation
  result: Extract<CalculatorResult, { tool: 'yield' }>
  currency: string
}

/** The yield of a let home, gross and net. */
function YieldResult({ calculation: { inputs }, result: { found, charges }, currency }: YieldResultProps) {
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
