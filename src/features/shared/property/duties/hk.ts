import { bandLines } from './bands.ts'
import { type Charge, charge, flatLine } from './charge.ts'
import { citation, ruleOn } from './dated.ts'
import { HONG_KONG_LENDING } from './hk-lending.ts'
import { AD_VALOREM, HK_LEASE, type LeaseRate, NO_SPECIAL_DUTY, NO_SPECIAL_DUTY_FROM } from './hk-tables.ts'
import type { Disposal, Duties, Lease, Purchase } from './purchase.ts'

/** A fraction of a dollar counts as a dollar. */
const ROUNDING = 'up'

function buying({ day, price }: Purchase): Charge[] | null {
  const rule = ruleOn(AD_VALOREM, day)
  return rule ? [charge('hk-ad-valorem', citation(rule), bandLines(rule.table, price), ROUNDING)] : null
}

/** Before that day special stamp duty may be due, which these tables do not hold. */
const selling = ({ day }: Disposal): Charge[] | null => (day >= NO_SPECIAL_DUTY_FROM ? [] : null)

/** The rent is counted in full hundreds. Each of the two copies has a fixed duty of its own, which is left out. */
function letting({ day, rent, months }: Lease): Charge[] | null {
  const rule = ruleOn(HK_LEASE, day)
  if (!rule) return null
  const rates: readonly LeaseRate[] = rule.rates
  const row = rates.find(({ upTo }) => upTo === null || months <= upTo)
  if (!row) return null
  const base = Math.ceil((rent * (row.of === 'total' ? months : 12)) / 100) * 100
  return [charge('hk-lease', citation(rule), flatLine(base, row.rate), ROUNDING, base)]
}

export const hongKongDuties: Duties = { buying, selling, letting, lending: HONG_KONG_LENDING, untaxedSale: NO_SPECIAL_DUTY }
