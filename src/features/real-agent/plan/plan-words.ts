import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { SMART_PLANS_KEPT_MAX } from '#graphql/plan-kinds.ts'
import type { Failure } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Use } from '#property/duties/purchase.ts'
import { type AgentCountry, agentCountry } from '../agent-country.ts'
import type { FlowKind, LoanAnswer } from './engine/plan-ledger.ts'
import type { StepKind } from './engine/plan-model.ts'
import type { SensitivityKey } from './engine/plan-scenarios.ts'
import type { PlanMarket } from './plan-draft.ts'
import type { PlanFault } from './plan-faults.ts'

const FUND_NAMES = {
  SG: msg`CPF Ordinary Account`,
  MY: msg`EPF Akaun Sejahtera`,
  HK: msg`Mandatory Provident Fund`,
  AU: msg`Superannuation`,
} as const satisfies Record<AgentCountry, MessageDescriptor>

/** The retirement fund that a plan counts, as the country calls it. */
export const fundName = (country: CountryCode): MessageDescriptor => FUND_NAMES[agentCountry(country)]

export const STEP_WORDS = {
  buy: msg`Buy`,
  sell: msg`Sell`,
  let: msg`Let`,
  refinance: msg`New loan`,
  repay: msg`Repay`,
} as const satisfies Record<StepKind, MessageDescriptor>

export const PLAN_USE_WORDS = {
  home: msg`A home to live in`,
  'first-home': msg`The first home, to live in`,
  investment: msg`To let or to hold`,
} as const satisfies Record<Use, MessageDescriptor>

export const MARKET_WORDS = {
  CONDO: msg`Private apartments`,
  HDB: msg`Public housing`,
  LAND: msg`Houses`,
} as const satisfies Record<PlanMarket, MessageDescriptor>

export const FLOW_WORDS = {
  price: msg`Price`,
  loan: msg`Loan`,
  fund: msg`From retirement savings`,
  duty: msg`Duty`,
  fees: msg`Agent and lawyer`,
  sale: msg`Sale price`,
  redeemed: msg`Loan paid off`,
  refund: msg`Back to retirement savings`,
  remission: msg`Additional duty refunded`,
  repaid: msg`Repaid early`,
} as const satisfies Record<FlowKind, MessageDescriptor>

export const BOUND_WORDS = {
  value: msg`Banks may lend only a part of the price.`,
  income: msg`The instalment would take too much of the income.`,
  housing: msg`Instalments on public housing may take only a part of the income.`,
  age: msg`The loan would run beyond the borrowers’ age of 65, so less of the price may be lent.`,
} as const satisfies Record<LoanAnswer['bound'], MessageDescriptor>

export const SENSITIVITY_WORDS = {
  base: msg`As planned`,
  'rate-up': msg`Loans 1 point dearer`,
  'rate-up-more': msg`Loans 2 points dearer`,
  'rate-down': msg`Loans 1 point cheaper`,
  'growth-low': msg`Prices as in weak years`,
  'growth-high': msg`Prices as in strong years`,
  pause: msg`No wages for six months, a year from now`,
} as const satisfies Record<SensitivityKey, MessageDescriptor>

export const FAULT_WORDS = {
  'age-young': msg`Whoever buys or borrows is 18 or older.`,
  'age-retired': msg`This age has passed already; wages would be zero.`,
  'home-price': msg`Enter what the home costs.`,
  'bought-later': msg`That lies after the first month of the plan. A purchase to come is a step.`,
  'loan-months': msg`Enter for how many months the loan still runs.`,
  'step-past': msg`This month has passed.`,
  'step-late': msg`This lies beyond the end of the plan.`,
  'step-home': msg`Choose a home.`,
  'sell-unowned': msg`The home is not owned at that time: its purchase comes later or is missing.`,
  'buy-owned': msg`The home is owned already.`,
  'act-unowned': msg`The home is not owned at that time.`,
  'act-no-loan': msg`There is no loan on this home at that time.`,
  'loan-years': msg`Enter for how many years the loan runs.`,
} as const satisfies Record<PlanFault, MessageDescriptor>

const FAILURES: Record<string, MessageDescriptor> = {
  'plan-title': msg`Give the plan a name of at most 80 characters.`,
  'plan-unknown': msg`This plan was deleted. Keep it under a new name.`,
  'plan-stale': msg`This plan was changed elsewhere meanwhile. Open it again, or keep yours under a new name.`,
  invalid_access_token: msg`You are signed out. Sign in again; what you entered stays here.`,
}

/** What went wrong, and what to do. */
export function planFailureWords(i18n: I18n, { layer, code }: Pick<Failure, 'layer' | 'code'>): string {
  if (code === 'plan-many') return i18n._(msg`At most ${SMART_PLANS_KEPT_MAX} plans are kept. Delete some of them first.`)
  const known = FAILURES[code]
  if (known) return i18n._(known)
  return layer === 'network'
    ? i18n._(msg`No connection. What you entered stays here; try again.`)
    : i18n._(msg`This did not work. Try again.`)
}
