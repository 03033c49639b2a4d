import { australiaDuties } from '#property/duties/au.ts'
import { type Dated, ruleOn } from '#property/duties/dated.ts'
import type { Cents } from './plan-model.ts'
import type { Contribution, PlanRules } from './plan-rules.ts'

interface SuperRule extends Dated {
  share: number
  /** wages of a year beyond which nothing is due */
  most: Cents
  /** tax inside the fund */
  tax: number
}

const GUARANTEE = [
  {
    effectiveFrom: '2026-07-01',
    knownUntil: '2027-06-30',
    source: {
      name: 'Australian Taxation Office',
      url: 'https://www.ato.gov.au/tax-rates-and-codes/key-superannuation-rates-and-thresholds/super-guarantee',
    },
    checkedOn: '2026-11-25',
    share: 1_200,
    most: 27_083_000,
    tax: 1_500,
  },
] as const satisfies readonly SuperRule[]

/** Paid on top of wages, less the tax inside the fund. */
function contribution(wages: Cents, _age: number, _residency: string, day: string): Contribution {
  const rule: SuperRule = ruleOn<SuperRule>(GUARANTEE, day) ?? GUARANTEE[0]
  const paid = Math.round((Math.min(wages, rule.most / 12) * rule.share) / 10_000)
  return { employee: 0, saved: paid - Math.round((paid * rule.tax) / 10_000) }
}

export const australiaPlan: PlanRules = {
  duties: australiaDuties,
  fund: {
    contribution,
    contributionRule: (day) => ruleOn(GUARANTEE, day) ?? GUARANTEE[0],
    usable: null,
    paysLoans: false,
    refundRate: null,
    useRule: GUARANTEE[0],
  },
  rentCounted: 0,
  longFromAge: null,
  buyerOf: (people) => (people.some(({ residency }) => residency === 'foreigner') ? 'foreigner' : 'citizen'),
  remission: null,
}
