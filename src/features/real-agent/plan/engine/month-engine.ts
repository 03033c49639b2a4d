import { debtOf, type HeldHome, openingState, type PlanBreak, type PlanMonth, type PlanMove, type PlanState, pay } from './plan-ledger.ts'
import { ageAt, isEarning, loanFrom, takeInstalment } from './plan-loans.ts'
import type { Cents, PlanHome, PlanScenario, SmartPlan } from './plan-model.ts'
import { firstDayOf, monthAfter, monthsFrom } from './plan-months.ts'
import { inOrder, type PlanWalk, takeStep } from './plan-moves.ts'
import type { PlanRules } from './plan-rules.ts'

export interface PlanResult {
  months: PlanMonth[]
  moves: PlanMove[]
  /** the first of them is where the plan breaks */
  breaks: PlanBreak[]
}

/** Walks through a plan month by month. Moves are made on the first day, wages and instalments follow; prices move at the end. */
export function walkPlan(plan: SmartPlan, rules: PlanRules, scenario: PlanScenario): PlanResult {
  const state = openingState(plan)
  for (const home of plan.homes) if (home.isOwned) state.held.set(home.id, heldHome(plan, home, scenario))
  const steps = inOrder(plan.steps)
  const growth = (1 + scenario.growth / 10_000) ** (1 / 12)
  const walk: PlanWalk = { plan, rules, scenario, state, priceFactor: 1 }
  const months: PlanMonth[] = []
  const count = plan.years * 12
  const startsIn = Number(plan.start.slice(5)) - 1
  let next = 0
  for (let month = 0; month < count; month++) {
    const [opening, fund] = [state.cash, state.fund]
    state.inflow = 0
    state.outflow = 0
    for (let step = steps[next]; step && step.month <= month; step = steps[++next]) if (step.month === month) takeStep(walk, step)
    earn(walk, month)
    spend(walk, month)
    accrue(walk, fund, (startsIn + month) % 12 === 11)
    walk.priceFactor *= growth
    let homes = 0
    for (const held of state.held.values()) {
      held.value *= growth
      homes += Math.round(held.value)
    }
    months.push(closeMonth(state, opening, homes))
    if (state.cash < 0 && !state.breaks.some(({ reason }) => reason === 'cash'))
      state.breaks.push({ month, reason: 'cash', home: null, wanted: state.outflow, limit: opening + state.inflow })
  }
  return { months, moves: state.moves, breaks: state.breaks.toSorted((one, other) => one.month - other.month) }
}

function heldHome(plan: SmartPlan, home: PlanHome, scenario: PlanScenario): HeldHome {
  return {
    home,
    value: home.price,
    rent: home.rent,
    boughtOn: firstDayOf(home.boughtOn),
    boughtMonth: monthsFrom(plan.start, home.boughtOn),
    paid: home.paid,
    spent: 0,
    fundUsed: home.fundUsed,
    fundInterest: home.fundInterest,
    fundAccruing: 0,
    additional: 0,
    loan: home.loan && home.loan.left > 0 ? loanFrom(home.loan.left, home.loan.rate, home.loan.months, -1, scenario) : null,
  }
}

function closeMonth({ cash, fund, inflow, outflow, held }: PlanState, opening: Cents, homes: Cents): PlanMonth {
  const debt = debtOf({ held })
  return { opening, inflow, outflow, closing: cash, fund, debt, homes, net: cash + fund + homes - debt }
}

/** Wages less the employee's contribution and tax; none in a pause or once retired. */
function earn({ plan, rules, scenario: { pause }, state }: PlanWalk, month: number) {
  if (pause && month >= pause.from && month < pause.from + pause.months) return
  const day = firstDayOf(monthAfter(plan.start, month))
  for (const person of plan.people) {
    if (!isEarning(person, month) || person.wages <= 0) continue
    const { employee, saved } = rules.fund.contribution(person.wages, ageAt(person, month), person.residency, day)
    pay(state, person.wages)
    pay(state, -employee - person.tax)
    state.fund += saved
  }
}

function spend({ plan, rules, scenario, state }: PlanWalk, month: number) {
  pay(state, -plan.living - plan.debts)
  for (const held of state.held.values()) {
    pay(state, held.rent)
    pay(state, -held.home.costs)
    const { loan } = held
    if (!loan || loan.since >= month) continue
    const due = takeInstalment(loan, scenario)
    const ofFund = plan.fundPaysLoans && rules.fund.paysLoans ? Math.max(0, Math.min(due, state.fund, held.paid - held.fundUsed)) : 0
    state.fund -= ofFund
    held.fundUsed += ofFund
    pay(state, ofFund - due)
    if (loan.left <= 0) held.loan = null
  }
}

/** Interest is counted on the month's lowest balance and credited in December, on savings as on what they have lent to a home. */
function accrue({ plan, rules, state }: PlanWalk, opening: Cents, isDecember: boolean) {
  state.fundAccruing += (Math.min(opening, state.fund) * plan.fundRate) / 120_000
  if (isDecember) {
    state.fund += Math.round(state.fundAccruing)
    state.fundAccruing = 0
  }
  const { refundRate } = rules.fund
  if (refundRate === null) return
  for (const held of state.held.values()) {
    held.fundAccruing += ((held.fundUsed + held.fundInterest) * refundRate) / 120_000
    if (!isDecember) continue
    held.fundInterest += Math.round(held.fundAccruing)
    held.fundAccruing = 0
  }
}
