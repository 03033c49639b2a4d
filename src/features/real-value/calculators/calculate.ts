import { todayIn } from '#market/today.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type Charge, totalOf } from '#property/duties/charge.ts'
import { dutiesOf } from '#property/duties/country-duties.ts'
import { citation, type Dated, ruleOn } from '#property/duties/dated.ts'
import type { LoanLimits } from '#property/duties/loan-limits.ts'
import type { Duties } from '#property/duties/purchase.ts'
import { type Affordability, affordabilityOf } from '#property/loans/affordability.ts'
import { instalmentOf, type LoanYear, yearsOf } from '#property/loans/instalment.ts'
import type { CalculatorSearch, Tool } from './calculator-search.ts'
import { type Inputs, inputsOf } from './inputs.ts'
import { type Yield, yieldOf } from './loans/yield.ts'

/** A point of the curve that shows how a duty grows with the price. */
export interface CurvePoint {
  price: number
  duty: number
}

export type CalculatorResult =
  | { tool: 'buy'; charges: Charge[] | null; total: number; curve: CurvePoint[] }
  | { tool: 'sell'; charges: Charge[] | null; total: number }
  | { tool: 'loan'; found: Affordability; limits: Limits }
  | { tool: 'instalment'; instalment: number; interest: number; years: LoanYear[] }
  | { tool: 'yield'; found: Yield; charges: Charge[] }

/** The lending limits that were applied, without the rows of other dates. */
export type Limits = Pick<LoanLimits, 'debtShare' | 'housingShare' | 'buffer' | 'floorRate' | 'maxYears'> & { rule: Dated }

export interface Calculation {
  country: CountryCode
  inputs: Inputs
  result: CalculatorResult
}

/** The answer to an address: on the server when the page is asked for, in the browser when an input changes. */
export async function calculate(country: CountryCode, search: CalculatorSearch): Promise<Calculation> {
  const inputs = inputsOf(search, country, todayIn(country))
  return { country, inputs, result: resultOf(search.tool ?? 'buy', inputs, await dutiesOf(country)) }
}

export function resultOf(tool: Tool, inputs: Inputs, duties: Duties): CalculatorResult {
  switch (tool) {
    case 'buy': {
      const charges = duties.buying(inputs)
      return { tool, charges, total: totalOf(charges ?? []), curve: charges ? curveOf(inputs, duties) : [] }
    }
    case 'sell': {
      const charges = duties.selling({ ...inputs, seller: inputs.buyer })
      return { tool, charges, total: totalOf(charges ?? []) }
    }
    case 'loan':
      return loanResult(inputs, duties)
    case 'instalment': {
      const { rate, years } = inputs
      const loan = inputs.loan ?? 0
      const instalment = instalmentOf(loan, rate, years)
      return { tool, instalment, interest: Math.max(0, instalment * years * 12 - loan), years: yearsOf(loan, rate, years) }
    }
    case 'yield':
      return { tool, found: yieldOf({ ...inputs, price: Math.max(inputs.price, 1) }), charges: duties.letting(inputs) ?? [] }
  }
}

function loanResult(inputs: Inputs, { lending }: Duties): CalculatorResult {
  const limits = ruleOn(lending, inputs.day) ?? lending.at(-1)
  if (!limits) throw new Error('a market without a row of lending')
  const years = Math.min(inputs.years, limits.maxYears ?? inputs.years)
  const found = affordabilityOf(limits, { ...inputs, years, loans: inputs.homes, isPublicHousing: inputs.flat === 'public' })
  const { debtShare, housingShare, buffer, floorRate, maxYears } = limits
  return { tool: 'loan', found, limits: { debtShare, housingShare, buffer, floorRate, maxYears, rule: citation(limits) } }
}

const CURVE_POINTS = 60

/** All duties of prices up to twice the one asked about; the mortgage's duty is left out, since its loan would have to change with the price. */
function curveOf(inputs: Inputs, duties: Duties): CurvePoint[] {
  const step = (inputs.price * 2) / CURVE_POINTS
  return Array.from({ length: CURVE_POINTS + 1 }, (_, at) => {
    const price = Math.round(step * at)
    return { price, duty: totalOf(duties.buying({ ...inputs, price, loan: null }) ?? []) }
  })
}
