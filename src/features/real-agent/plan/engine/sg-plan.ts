import { type Dated, ruleOn } from '#property/duties/dated.ts'
import { singaporeDuties } from '#property/duties/sg.ts'
import type { Cents } from './plan-model.ts'
import { type Contribution, dearestOf, type PlanRules } from './plan-rules.ts'

const BOARD = 'Central Provident Fund Board'
const checkedOn = '2026-11-25'

/** Shares of wages in basis points; the rest of the total that is neither MediSave nor Special or Retirement Account is the Ordinary Account's. */
interface AgeRow {
  /** years of age from which the row ends */
  below: number
  total: number
  employee: number
  /** of the total, in ten-thousandths */
  medisave: number
  special: number
}

interface CpfRule extends Dated {
  ceiling: Cents
  ages: readonly AgeRow[]
}

const CONTRIBUTIONS = [
  {
    effectiveFrom: '2026-01-01',
    source: { name: BOARD, url: 'https://www.cpf.gov.sg/employer/employer-obligations/how-much-cpf-contributions-to-pay' },
    checkedOn,
    ceiling: 800_000,
    ages: [
      { below: 35, total: 3_700, employee: 2_000, medisave: 2_162, special: 1_621 },
      { below: 45, total: 3_700, employee: 2_000, medisave: 2_432, special: 1_891 },
      { below: 50, total: 3_700, employee: 2_000, medisave: 2_702, special: 2_162 },
      { below: 55, total: 3_700, employee: 2_000, medisave: 2_837, special: 3_108 },
      { below: 60, total: 3_400, employee: 1_800, medisave: 3_088, special: 3_382 },
      { below: 65, total: 2_500, employee: 1_250, medisave: 4_200, special: 4_400 },
      { below: 70, total: 1_650, employee: 750, medisave: 6_363, special: 3_030 },
      { below: 200, total: 1_250, employee: 500, medisave: 8_400, special: 800 },
    ],
  },
] as const satisfies readonly CpfRule[]

const HOUSING: Dated = {
  effectiveFrom: '2019-05-10',
  source: { name: BOARD, url: 'https://www.cpf.gov.sg/member/home-ownership/using-your-cpf-to-buy-a-home' },
  checkedOn,
}

const rowOf = (ages: readonly AgeRow[], age: number): AgeRow | undefined => ages.find(({ below }) => age < below)

/** The total to the nearest dollar, the employee's part without cents; MediSave is filled first, the Ordinary Account takes what remains. */
function contribution(wages: Cents, age: number, residency: string, day: string): Contribution {
  const rule: CpfRule = ruleOn<CpfRule>(CONTRIBUTIONS, day) ?? CONTRIBUTIONS[0]
  const row = rowOf(rule.ages, age)
  if (!row || residency === 'foreigner') return { employee: 0, saved: 0 }
  const counted = Math.min(wages, rule.ceiling)
  const total = Math.round((counted * row.total) / 1_000_000) * 100
  const employee = Math.floor((counted * row.employee) / 1_000_000) * 100
  const away = Math.floor((total * row.medisave) / 10_000) + Math.floor((total * row.special) / 10_000)
  return { employee, saved: total - away }
}

export const singaporePlan: PlanRules = {
  duties: singaporeDuties,
  fund: {
    contribution,
    contributionRule: (day) => ruleOn(CONTRIBUTIONS, day) ?? CONTRIBUTIONS[0],
    // the valuation limit: savings beyond the price need the Basic Retirement Sum to be set aside, which a plan does not ask for
    usable: ({ balance, price, loan, cashLeast }) => Math.max(0, Math.min(balance, price - loan - cashLeast)),
    paysLoans: true,
    refundRate: 250,
    useRule: HOUSING,
  },
  // Notice 645: at least 30 % is taken off rents
  rentCounted: 7_000,
  longFromAge: 65,
  buyerOf: (people, isMarried, homes) =>
    isMarried && homes === 1 && people.some(({ residency }) => residency === 'citizen') ? 'citizen' : dearestOf(people),
  remission: {
    months: 6,
    rule: {
      effectiveFrom: '2013-01-12',
      source: {
        name: 'Inland Revenue Authority of Singapore',
        url: 'https://www.iras.gov.sg/taxes/stamp-duty/for-property/appeals-refunds-reliefs-and-remissions/common-stamp-duty-remissions-and-reliefs-for-property/remission-of-absd-for-a-married-couple',
      },
      checkedOn,
    },
    isOpenTo: (people, isMarried) => isMarried && people.some(({ residency }) => residency === 'citizen'),
  },
}
