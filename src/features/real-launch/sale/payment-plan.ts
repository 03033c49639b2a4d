import { addMonths, monthsBetween } from '#lib/months.ts'
import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'

export type PaymentStep =
  | 'option'
  | 'agreement'
  | 'foundation'
  | 'framework'
  | 'walls'
  | 'roof'
  | 'wiring'
  | 'plaster'
  | 'finishes'
  | 'sewers'
  | 'drains'
  | 'roads'
  | 'outside'
  | 'possession'
  | 'subdivision'
  | 'transfer'
  | 'held'
  | 'completion'
  | 'deposit'
  | 'settlement'

interface PlannedStep {
  step: PaymentStep
  /** of the price, in thousandths */
  permille: number
  /** where between booking and completion it is expected: 0 the one, 1 the other; beyond 1 as many months after completion as `after` says */
  at: number
  after?: number
}

interface PaymentTable {
  /** the law or custom, as it is cited */
  source: string
  /** since when it reads so */
  since: string
  steps: readonly PlannedStep[]
}

/** Housing Developers Rules (Cap. 130, R 1), Form 3/Form D, clause 5: the normal payment scheme; the last 15 % fall due on completion. */
const SINGAPORE: PaymentTable = {
  source: 'Housing Developers Rules (Singapore), sale and purchase agreement, clause 5',
  since: '2015-07-20',
  steps: [
    { step: 'option', permille: 50, at: 0 },
    { step: 'agreement', permille: 150, at: 0.05 },
    { step: 'foundation', permille: 100, at: 0.25 },
    { step: 'framework', permille: 100, at: 0.5 },
    { step: 'walls', permille: 50, at: 0.6 },
    { step: 'roof', permille: 50, at: 0.7 },
    { step: 'wiring', permille: 50, at: 0.8 },
    { step: 'outside', permille: 50, at: 0.9 },
    { step: 'possession', permille: 250, at: 1 },
    { step: 'completion', permille: 150, at: 1, after: 12 },
  ],
}

/** Housing Development (Control and Licensing) Regulations 1989, Schedule H (strata), Third Schedule, as amended by P.U.(A) 106/2015 from 1 July 2015. */
const MALAYSIA_STRATA: PaymentTable = {
  source: 'Housing Development (Control and Licensing) Regulations 1989 (Malaysia), Schedule H, Third Schedule',
  since: '2015-07-01',
  steps: [
    { step: 'agreement', permille: 100, at: 0 },
    { step: 'foundation', permille: 100, at: 0.2 },
    { step: 'framework', permille: 150, at: 0.45 },
    { step: 'walls', permille: 100, at: 0.6 },
    { step: 'wiring', permille: 100, at: 0.7 },
    { step: 'plaster', permille: 100, at: 0.8 },
    { step: 'sewers', permille: 50, at: 0.85 },
    { step: 'drains', permille: 50, at: 0.9 },
    { step: 'roads', permille: 50, at: 0.95 },
    { step: 'possession', permille: 125, at: 1 },
    { step: 'subdivision', permille: 25, at: 1 },
    { step: 'held', permille: 50, at: 1 },
  ],
}

/**
 * The same Regulations, Schedule G (land and building), Third Schedule, as amended by P.U.(A) 106/2015. The last twentieth is held by a lawyer for
 * defects, half of it for 8 months and half for 24.
 */
const MALAYSIA_LAND: PaymentTable = {
  source: 'Housing Development (Control and Licensing) Regulations 1989 (Malaysia), Schedule G, Third Schedule',
  since: '2015-07-01',
  steps: [
    { step: 'agreement', permille: 100, at: 0 },
    { step: 'foundation', permille: 100, at: 0.2 },
    { step: 'framework', permille: 150, at: 0.45 },
    { step: 'walls', permille: 100, at: 0.6 },
    { step: 'roof', permille: 100, at: 0.7 },
    { step: 'finishes', permille: 100, at: 0.8 },
    { step: 'sewers', permille: 50, at: 0.85 },
    { step: 'drains', permille: 50, at: 0.9 },
    { step: 'roads', permille: 50, at: 0.95 },
    { step: 'possession', permille: 125, at: 1 },
    { step: 'transfer', permille: 25, at: 1 },
    { step: 'held', permille: 50, at: 1 },
  ],
}

/** Custom of off-the-plan contracts: a deposit held in trust, the rest when the plan is registered and the home is handed over. */
const AUSTRALIA: PaymentTable = {
  source: 'Off-the-plan contracts (Australia): deposit held in trust, balance at settlement',
  since: '2019-12-01',
  steps: [
    { step: 'deposit', permille: 100, at: 0 },
    { step: 'settlement', permille: 900, at: 1 },
  ],
}

/** Who pays when. In Hong Kong the terms are the vendor's own and stand in each price list. */
const TABLES = { SG: SINGAPORE, MY: MALAYSIA_STRATA, AU: AUSTRALIA, HK: null } as const satisfies Record<
  CountryWith<'realLaunch'>,
  PaymentTable | null
>

/** The table that a sale before completion follows; null where the contract alone states it. */
export function paymentTable(country: CountryCode, typeGroup: TypeGroup): PaymentTable | null {
  return country === 'MY' && typeGroup === 'private-land' ? MALAYSIA_LAND : TABLES[inModule('realLaunch', country)]
}

export interface Payment {
  step: PaymentStep
  /** of the price */
  share: number
  cents: number
  /** yyyymm, expected; null where completion is not known */
  month: number | null
}

const CENTS = 100
const PERMILLE = 1_000

/** All payments in their order; together they are the price to the cent. `price` in whole units, months as yyyymm. */
export function paymentPlan({ steps }: PaymentTable, price: number, from: number, completion: number | null): Payment[] {
  const total = Math.round(price * CENTS)
  const span = completion === null ? 0 : Math.max(0, monthsBetween(from, completion))
  let [share, paid] = [0, 0]
  return steps.map(({ step, permille, at, after = 0 }) => {
    share += permille
    const due = Math.round((total * share) / PERMILLE)
    const cents = due - paid
    paid = due
    return { step, share: permille / PERMILLE, cents, month: completion === null ? null : addMonths(from, Math.round(span * at) + after) }
  })
}
