import type { Calculation } from '../calculate.ts'
import { DutiesResult } from './duties-result.tsx'
import { DutyCurve } from './duty-curve.tsx'
import { Entered } from './entered.tsx'
import { InstalmentResult } from './instalment-result.tsx'
import { LeftOut } from './left-out.tsx'
import { LoanResult } from './loan-result.tsx'
import { YieldResult } from './yield-result.tsx'

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
