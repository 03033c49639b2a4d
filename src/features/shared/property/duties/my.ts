import { bandLines } from './bands.ts'
import { type Charge, charge, flatLine } from './charge.ts'
import { citation, ruleOn } from './dated.ts'
import { yearOfHolding } from './holding.ts'
import { type LoanLimits, NO_LOAN_LIMITS } from './loan-limits.ts'
import { FIRST_HOME, FOREIGN_TRANSFER, GAINS, LOAN, TRANSFER } from './my-tables.ts'
import type { Disposal, Duties, Purchase } from './purchase.ts'

const MALAYSIA_LENDING = [
  {
    ...NO_LOAN_LIMITS,
    effectiveFrom: '2013-07-05',
    source: { name: 'Bank Negara Malaysia', url: 'https://www.bnm.gov.my/' },
    checkedOn: '2026-11-20',
    // no rule for the first two loans; 70 % from the third on
    loanToValue: [10_000, 10_000, 7_000],
    maxYears: 35,
  },
] as const satisfies readonly LoanLimits[]

const isFirstHomeFree = ({ day, price, buyer, use }: Purchase): boolean =>
  buyer === 'citizen' && use === 'first-home' && price <= FIRST_HOME.ceiling && day >= FIRST_HOME.from && day <= FIRST_HOME.until

function buying(purchase: Purchase): Charge[] | null {
  const { day, price, loan } = purchase
  const rule = ruleOn(TRANSFER, day)
  const loanRule = ruleOn(LOAN, day)
  if (!rule || !loanRule) return null
  const isFree = isFirstHomeFree(purchase)
  const foreign = purchase.buyer === 'foreigner' ? ruleOn(FOREIGN_TRANSFER, day) : null
  const transfer = foreign
    ? charge('my-transfer', citation(foreign), flatLine(Math.ceil(price / 100) * 100, foreign.rate), 'up')
    : charge('my-transfer', citation(rule), isFree ? [] : bandLines(rule.table, price), 'up')
  if (!loan) return [transfer]
  const counted = Math.ceil(loan / loanRule.step) * loanRule.step
  return [transfer, charge('my-loan', citation(loanRule), isFree ? [] : flatLine(counted, loanRule.rate), 'up', counted)]
}

/** On the gain after costs. The once-in-a-lifetime relief of a private residence is not claimed here. */
function selling({ day, price, seller, boughtOn, paid, spent }: Disposal): Charge[] | null {
  const rule = ruleOn(GAINS, day)
  if (!rule) return null
  const gain = Math.max(0, price - paid - spent)
  const relief = seller === 'company' ? 0 : Math.min(gain, Math.max(rule.relief.amount, (gain * rule.relief.rate) / 10_000))
  const rates = rule.rates[seller]
  const year = yearOfHolding(boughtOn, day)
  const rate = rates[Math.min(year, rates.length) - 1] ?? 0
  const base = gain - relief
  const steps = [{ name: 'gain' as const, amount: gain }, ...(relief > 0 ? [{ name: 'relief' as const, amount: -relief }] : [])]
  return [{ ...charge('my-gains', citation(rule), rate > 0 ? flatLine(base, rate) : [], 'down', base), steps, year }]
}

/** Duty on tenancies is not held. */
const letting = () => []

export const malaysiaDuties: Duties = { buying, selling, letting, lending: MALAYSIA_LENDING }
