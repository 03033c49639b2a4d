import type { Charge } from '#property/duties/charge.ts'
import { book, type HeldHome, type PlanMove, type PlanState } from './plan-ledger.ts'
import { ageAt, askForLoan, loanFrom } from './plan-loans.ts'
import type { Cents, PlanHome, PlanScenario, PlanStep, SmartPlan } from './plan-model.ts'
import { firstDayOf, monthAfter } from './plan-months.ts'
import { dearestOf, type PlanRules } from './plan-rules.ts'

export interface PlanWalk {
  plan: SmartPlan
  rules: PlanRules
  scenario: PlanScenario
  state: PlanState
  /** what a price of the first month has become */
  priceFactor: number
}

type Step<Kind extends PlanStep['kind']> = Extract<PlanStep, { kind: Kind }>

const moveOf = ({ id, kind, home, month }: PlanStep, price: Cents | null = null): PlanMove => ({
  id,
  kind,
  home,
  month,
  price,
  flows: [],
  loan: null,
})

/** Prices are told in whole units of money. */
const wholePrice = (value: number): Cents => Math.round(value / 100) * 100

const bookCharges = (state: PlanState, move: PlanMove, charges: readonly Charge[]) => {
  for (const charge of charges) book(state, move, { kind: 'duty', amount: -charge.amount * 100, charge, rule: charge.rule })
}

/** In one month sales come first, purchases last; the order in which steps were written down is nothing. */
const ORDER = { sell: 0, repay: 1, refinance: 2, let: 3, buy: 4 } as const satisfies Record<PlanStep['kind'], number>

export const inOrder = (steps: readonly PlanStep[]): PlanStep[] =>
  steps.toSorted(
    (one, other) =>
      one.month - other.month || ORDER[one.kind] - ORDER[other.kind] || compare(one.home, other.home) || compare(one.id, other.id),
  )

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** A step that has nothing to act on is passed over: the editor says so at its field. */
export function takeStep(walk: PlanWalk, step: PlanStep): void {
  const owned = walk.state.held.get(step.home)
  const home = walk.plan.homes.find(({ id }) => id === step.home)
  if (step.kind === 'buy') {
    if (home && !owned) buy(walk, step, home)
    return
  }
  if (!owned) return
  if (step.kind === 'sell') {
    sell(walk, step, owned)
    return
  }
  const move = moveOf(step)
  if (step.kind === 'let') owned.rent = step.rent
  if (step.kind === 'repay') repay(walk, step, owned, move)
  if (step.kind === 'refinance') refinance(walk, step, owned, move)
  walk.state.moves.push(move)
}

function repay({ state, scenario }: PlanWalk, step: Step<'repay'>, { loan }: HeldHome, move: PlanMove) {
  if (!loan) return
  const amount = Math.min(step.amount, loan.left)
  book(state, move, { kind: 'repaid', amount: -amount })
  Object.assign(loan, loanFrom(loan.left - amount, loan.rate, loan.months, loan.since, scenario))
}

function refinance({ plan, state, scenario }: PlanWalk, step: Step<'refinance'>, owned: HeldHome, move: PlanMove) {
  if (!owned.loan) return
  book(state, move, { kind: 'fees', amount: -plan.legalFee })
  owned.loan = loanFrom(owned.loan.left, step.rate, step.years * 12, owned.loan.since, scenario)
}

function buy(walk: PlanWalk, step: Step<'buy'>, home: PlanHome) {
  const { plan, rules, state, scenario, priceFactor } = walk
  const [price, day] = [wholePrice(home.price * priceFactor), firstDayOf(monthAfter(plan.start, step.month))]
  const asked = Math.floor((price * step.loanShare) / 1_000_000) * 100
  const request = { ...step, day, price, asked, isPublic: home.isPublic }
  const { answer, years, cashLeast } = askForLoan(plan, rules, state, scenario, request)
  const move = { ...moveOf(step, price), loan: asked > 0 ? answer : null }
  const where = { month: step.month, home: home.id }
  if (asked > 0 && years < step.years)
    state.breaks.push({ ...where, reason: 'term', wanted: step.years, limit: years, loan: answer, rule: answer.rule })
  if (answer.given < asked)
    state.breaks.push({ ...where, reason: 'loan', wanted: asked, limit: answer.given, loan: answer, rule: answer.rule })
  const fund = fundFor(walk, step, { price, loan: answer.given, cashLeast })
  const homes = state.held.size + 1
  const buyer = rules.buyerOf(plan.people, plan.isMarried, homes)
  const charges =
    rules.duties.buying({
      day,
      price: price / 100,
      buyer,
      homes,
      use: home.use,
      state: home.state,
      loan: answer.given > 0 ? answer.given / 100 : null,
    }) ?? []
  book(state, move, { kind: 'price', amount: -price })
  book(state, move, { kind: 'loan', amount: answer.given, rule: answer.rule })
  book(state, move, { kind: 'fund', amount: fund, rule: rules.fund.useRule })
  bookCharges(state, move, charges)
  book(state, move, { kind: 'fees', amount: -plan.legalFee })
  state.fund -= fund
  const additional = charges.find(({ name }) => name === 'sg-additional')?.amount ?? 0
  const mayReturn = homes === 2 && rules.remission?.isOpenTo(plan.people, plan.isMarried)
  state.held.set(home.id, {
    home,
    value: price,
    rent: home.rent,
    boughtOn: day,
    boughtMonth: step.month,
    paid: price,
    fundUsed: fund,
    fundInterest: 0,
    fundAccruing: 0,
    additional: mayReturn ? additional * 100 : 0,
    spent: charges.reduce((sum, { amount }) => sum + amount * 100, plan.legalFee),
    loan: answer.given > 0 ? loanFrom(answer.given, step.rate, years * 12, step.month, scenario) : null,
  })
  state.moves.push(move)
}

/** What the retirement fund pays of a price; the plan breaks where it was to pay more than it may. */
function fundFor(
  { plan, rules, state }: PlanWalk,
  { fund: wanted, month, home }: Step<'buy'>,
  { price, loan, cashLeast }: { price: Cents; loan: Cents; cashLeast: Cents },
): Cents {
  if (wanted <= 0) return 0
  const age = Math.max(...plan.people.map((person) => ageAt(person, month)))
  const homesPaid = [...state.held.values()].filter(({ fundUsed }) => fundUsed > 0).length
  const limit = rules.fund.usable?.({ balance: state.fund, price, loan, cashLeast, age, homesPaid }) ?? 0
  // savings that are there, but must stay: the law wants cash
  const reason = state.fund >= wanted && limit < wanted && cashLeast > 0 ? 'cash-share' : 'fund'
  if (wanted > limit) state.breaks.push({ month, home, reason, wanted, limit, rule: rules.fund.useRule })
  return Math.min(wanted, limit)
}

function sell(walk: PlanWalk, step: Step<'sell'>, owned: HeldHome) {
  const { plan, rules, state } = walk
  const [price, day] = [wholePrice(owned.value), firstDayOf(monthAfter(plan.start, step.month))]
  const move = moveOf(step, price)
  const agent = Math.round((price * plan.agentFee) / 10_000)
  const debt = owned.loan?.left ?? 0
  const charges =
    rules.duties.selling({
      day,
      price: price / 100,
      seller: dearestOf(plan.people),
      boughtOn: owned.boughtOn,
      paid: owned.paid / 100,
      spent: (owned.spent + agent + plan.legalFee) / 100,
    }) ?? []
  book(state, move, { kind: 'sale', amount: price })
  book(state, move, { kind: 'redeemed', amount: -debt })
  if (rules.fund.refundRate !== null) {
    const owing = owned.fundUsed + owned.fundInterest + Math.round(owned.fundAccruing)
    // at market value nothing has to be added where the price is not enough
    const refund = Math.min(owing, Math.max(0, price - debt))
    book(state, move, { kind: 'refund', amount: -refund, rule: rules.fund.useRule })
    state.fund += refund
  }
  bookCharges(state, move, charges)
  book(state, move, { kind: 'fees', amount: -agent - plan.legalFee })
  state.held.delete(owned.home.id)
  giveBack(walk, move)
  state.moves.push(move)
}

/** The additional duty on a second home comes back when the first is sold in time and nothing else was bought. */
function giveBack({ rules, state }: PlanWalk, move: PlanMove) {
  const [left, ...others] = state.held.values()
  if (!left || others.length > 0 || left.additional === 0 || !rules.remission) return
  if (move.month <= left.boughtMonth + rules.remission.months)
    book(state, move, { kind: 'remission', amount: left.additional, rule: rules.remission.rule })
  left.additional = 0
}
