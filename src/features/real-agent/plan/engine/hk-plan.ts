import { hongKongDuties } from '#property/duties/hk.ts'
import type { Cents } from './plan-model.ts'
import type { Contribution, PlanRules } from './plan-rules.ts'

/** Mandatory Provident Fund: monthly wages between which both sides pay, and their share. */
const MPF = {
  effectiveFrom: '2014-06-01',
  source: {
    name: 'Mandatory Provident Fund Schemes Authority',
    url: 'https://www.mpfa.org.hk/en/mpf-system/mandatory-contributions/employees',
  },
  checkedOn: '2026-11-25',
  least: 710_000,
  most: 3_000_000,
  share: 500,
} as const

/** Until 65; below the least wages the employer alone pays. */
function contribution(wages: Cents, age: number): Contribution {
  if (age >= 65 || wages <= 0) return { employee: 0, saved: 0 }
  const part = Math.floor((Math.min(wages, MPF.most) * MPF.share) / 10_000)
  const employee = wages < MPF.least ? 0 : part
  return { employee, saved: employee + part }
}

export const hongKongPlan: PlanRules = {
  duties: hongKongDuties,
  fund: {
    contribution,
    contributionRule: () => MPF,
    usable: null,
    paysLoans: false,
    refundRate: null,
    useRule: MPF,
  },
  rentCounted: 0,
  longFromAge: null,
  buyerOf: () => 'citizen',
  remission: null,
}
