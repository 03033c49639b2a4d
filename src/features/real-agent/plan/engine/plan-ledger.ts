import type { Charge } from '#property/duties/charge.ts'
import type { Dated } from '#property/duties/dated.ts'
import type { Bound } from '#property/loans/affordability.ts'
import type { Cents, PlanHome, SmartPlan, StepKind } from './plan-model.ts'

/** Why cash comes or goes with a move. */
export type FlowKind = 'price' | 'loan' | 'fund' | 'duty' | 'fees' | 'sale' | 'redeemed' | 'refund' | 'remission' | 'repaid'

export interface PlanFlow {
  kind: FlowKind
  /** into the household's cash, or out of it below zero */
  amount: Cents
  charge?: Charge
  rule?: Dated
}

/** What a bank said to a purchase. */
export interface LoanAnswer {
  asked: Cents
  given: Cents
  /** `age`: the loan would run too long for the borrowers' age */
  bound: Bound | 'age'
  /** percent a year */
  testedAt: number
  rule: Dated
}

/** A move that was made. */
export interface PlanMove {
  id: string
  kind: StepKind
  home: string
  month: number
  /** bought or sold at */
  price: Cents | null
  flows: PlanFlow[]
  loan: LoanAnswer | null
}

export type BreakReason = 'cash' | 'loan' | 'term' | 'fund' | 'cash-share'

/** Where a plan breaks. */
export interface PlanBreak {
  month: number
  reason: BreakReason
  home: string | null
  /** what the plan wanted, and what there was */
  wanted: Cents
  limit: Cents
  loan?: LoanAnswer
  rule?: Dated
}

/** A month's end. `opening + inflow - outflow = closing`. */
export interface PlanMonth {
  opening: Cents
  inflow: Cents
  outflow: Cents
  closing: Cents
  fund: Cents
  debt: Cents
  homes: Cents
  net: Cents
}

export interface HeldLoan {
  left: Cents
  /** of the contract, without the scenario's change */
  rate: number
  months: number
  instalment: Cents
  since: number
}

/** A home while it is owned. */
export interface HeldHome {
  home: PlanHome
  /** not rounded: it moves every month */
  value: number
  rent: Cents
  boughtOn: string
  boughtMonth: number
  paid: Cents
  /** costs of buying, which a gains tax lets off */
  spent: Cents
  loan: HeldLoan | null
  fundUsed: Cents
  fundInterest: Cents
  /** not credited yet this year, in fractions of a cent */
  fundAccruing: number
  /** additional duty that may come back */
  additional: Cents
}

/** Everything that changes while a plan is walked through. */
export interface PlanState {
  cash: Cents
  fund: Cents
  fundAccruing: number
  held: Map<string, HeldHome>
  inflow: Cents
  outflow: Cents
  breaks: PlanBreak[]
  moves: PlanMove[]
}

export const openingState = (plan: SmartPlan): PlanState => ({
  cash: plan.cash,
  fund: plan.fund,
  fundAccruing: 0,
  held: new Map(),
  inflow: 0,
  outflow: 0,
  breaks: [],
  moves: [],
})

export function pay(state: PlanState, amount: Cents): void {
  state.cash += amount
  if (amount > 0) state.inflow += amount
  else state.outflow -= amount
}

/** Books a flow of a move. Nothing is written down of nothing. */
export function book(state: PlanState, move: PlanMove, flow: PlanFlow): void {
  if (flow.amount === 0) return
  move.flows.push(flow)
  pay(state, flow.amount)
}

export const debtOf = ({ held }: Pick<PlanState, 'held'>): Cents => {
  let sum = 0
  for (const { loan } of held.values()) sum += loan?.left ?? 0
  return sum
}
