import { bandLines } from './bands.ts'
import { type Charge, charge, flatLine } from './charge.ts'
import { citation, ruleOn } from './dated.ts'
import { yearOfHolding } from './holding.ts'
import type { Disposal, Duties, Lease, Purchase } from './purchase.ts'
import { SINGAPORE_LENDING } from './sg-lending.ts'
import { ADDITIONAL, BUYER, MORTGAGE, SELLER, SG_LEASE } from './sg-tables.ts'

/** IRAS rounds every duty down to the dollar, with one dollar as the least. */
const ROUNDING = 'down'

function buying({ day, price, buyer, homes, loan }: Purchase): Charge[] | null {
  const rule = ruleOn(BUYER, day)
  const more = ruleOn(ADDITIONAL, day)
  if (!rule || !more) return null
  const charges = [charge('sg-buyer', citation(rule), bandLines(rule.table, price), ROUNDING)]
  const rates = more.rates[buyer]
  const rate = rates[Math.min(Math.max(homes, 1), rates.length) - 1] ?? 0
  charges.push(charge('sg-additional', citation(more), rate > 0 ? flatLine(price, rate) : [], ROUNDING))
  if (loan) charges.push(mortgage(day, loan))
  return charges
}

function mortgage(day: string, loan: number): Charge {
  const rule = ruleOn(MORTGAGE, day) ?? MORTGAGE[0]
  const lines = flatLine(loan, rule.rate)
  const [line] = lines
  const capped = line && line.amount > rule.cap ? [{ ...line, rate: null, amount: rule.cap }] : lines
  return charge('sg-mortgage', citation(rule), capped, ROUNDING, loan)
}

/** The purchase day decides the table, the time held decides the rate. */
function selling({ day, price, boughtOn }: Disposal): Charge[] | null {
  const rule = ruleOn(SELLER, boughtOn)
  if (!rule) return null
  const year = yearOfHolding(boughtOn, day)
  const rate = rule.rates[year - 1] ?? 0
  return [{ ...charge('sg-seller', citation(rule), rate > 0 ? flatLine(price, rate) : [], ROUNDING), year }]
}

function letting({ day, rent, months }: Lease): Charge[] | null {
  const rule = ruleOn(SG_LEASE, day)
  if (!rule) return null
  const isExempt = rent * 12 <= rule.exemptYearlyRent
  const base = rent * Math.min(months, rule.monthsCounted)
  return [charge('sg-lease', citation(rule), isExempt ? [] : flatLine(base, rule.rate), ROUNDING, base)]
}

export const singaporeDuties: Duties = { buying, selling, letting, lending: SINGAPORE_LENDING }
