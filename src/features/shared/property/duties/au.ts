import { capitalTerritory } from './au/act.ts'
import { newSouthWales } from './au/nsw.ts'
import { northernTerritory } from './au/nt.ts'
import { queensland } from './au/qld.ts'
import { southAustralia } from './au/sa.ts'
import type { AuStateTables, StateDuty } from './au/state-tables.ts'
import { tasmania } from './au/tas.ts'
import { victoria } from './au/vic.ts'
import { westernAustralia } from './au/wa.ts'
import { AUSTRALIA_LENDING } from './au-lending.ts'
import { bandLines, sumOf } from './bands.ts'
import { type Charge, charge, flatLine } from './charge.ts'
import { citation, type Dated, ruleOn } from './dated.ts'
import type { AuState, Duties, Purchase } from './purchase.ts'

export const AU_TABLES = {
  NSW: newSouthWales,
  VIC: victoria,
  QLD: queensland,
  WA: westernAustralia,
  SA: southAustralia,
  TAS: tasmania,
  ACT: capitalTerritory,
  NT: northernTerritory,
} as const satisfies Record<AuState, AuStateTables>

/** Offices publish duty in cents; it is shown to the nearest dollar. */
const ROUNDING = 'nearest'

function dutyLines({ general, home, firstHome }: StateDuty, { price, use, buyer }: Purchase) {
  const isResident = buyer !== 'foreigner'
  const getsHome = use !== 'investment' && home !== undefined && (isResident || home.isForAll === true)
  const isHome = getsHome && (home.ceiling === null || price <= home.ceiling)
  const lines = bandLines(isHome ? home.table : general, price)
  if (use !== 'first-home' || !isResident || !firstHome) return lines
  const relief = firstHome(price, sumOf(lines))
  if (relief === null) return lines
  return [...lines, { from: 0, to: null, rate: null, amount: -Math.min(relief, sumOf(lines)) }]
}

function buying(purchase: Purchase): Charge[] | null {
  const { day, price, buyer, state } = purchase
  const { duty, surcharge }: AuStateTables = AU_TABLES[state]
  const rule = ruleOn(duty, day)
  if (!rule) return null
  const charges = [charge('au-transfer', citation(rule), dutyLines(rule, purchase), ROUNDING)]
  const extra = buyer === 'foreigner' && surcharge ? ruleOn(surcharge, day) : null
  if (extra) charges.push(charge('au-foreign', citation(extra), flatLine(price, extra.rate), ROUNDING))
  return charges
}

/** Sellers pay no duty; capital gains are income tax, which is left out. */
const selling = () => []
/** Who lives in the home, and is a resident for tax when selling, pays no tax on the gain; foreign residents have paid it since that day. */
const MAIN_RESIDENCE: Dated = {
  effectiveFrom: '2020-07-01',
  source: {
    name: 'Australian Taxation Office',
    url: 'https://www.ato.gov.au/Individuals/Capital-gains-tax/Foreign-residents-and-capital-gains-tax/Main-residence-exemption-for-foreign-residents',
  },
  checkedOn: '2026-11-26',
}
/** Leases of homes pay no duty. */
const letting = () => []

export const australiaDuties: Duties = { buying, selling, letting, lending: AUSTRALIA_LENDING, untaxedSale: MAIN_RESIDENCE }
