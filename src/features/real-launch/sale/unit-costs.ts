import { todayIn } from '#market/today.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { buyersOf } from '#property/duties/buyers.ts'
import { type Charge, totalOf } from '#property/duties/charge.ts'
import { dutiesOf } from '#property/duties/country-duties.ts'
import { citation, type Dated, ruleOn } from '#property/duties/dated.ts'
import type { AuState, Buyer, Purchase } from '#property/duties/purchase.ts'
import { usualLoan } from '#property/loans/usual-loan.ts'
import type { SaleSearch } from '../search.ts'
import { type LargestLoan, largestLoan } from './largest-loan.ts'
import { type SaleUnit, unitKey } from './sale-units.ts'

/** What an address says of units and their buyer. */
type AskedCosts = Pick<SaleSearch, 'unit' | 'compare' | 'buyer' | 'homes' | 'state'>

/** Who buys, as far as duties and loans ask. */
export interface SaleBuyer {
  buyer: Buyer
  /** how many homes they have with this one: 1, 2, or 3 and more */
  homes: number
  state: AuState
  /** the day whose rules hold */
  day: string
}

export interface UnitCost {
  /** null: the tables have no rule for the day */
  charges: Charge[] | null
  duties: number
  loan: LargestLoan
  /** of the loan; null where nothing limits it on that day */
  rule: Dated | null
  /** percent a year, an example */
  rate: number
}

export interface UnitCosts {
  by: SaleBuyer
  /** by the unit's key */
  of: Record<string, UnitCost>
}

/** Whom the address names, else a citizen without another home. */
export function saleBuyer(country: CountryCode, { buyer, homes, state }: AskedCosts): SaleBuyer {
  const buyers = buyersOf(country)
  return {
    buyer: buyer && buyers.includes(buyer) ? buyer : 'citizen',
    homes: homes ?? 1,
    state: state ?? 'NSW',
    day: todayIn(country),
  }
}

/** Duties and the largest loan of the units that an address names and that have a price. The country's tables are loaded for it. */
export async function unitCosts(country: CountryCode, units: readonly SaleUnit[], search: AskedCosts): Promise<UnitCosts> {
  const by = saleBuyer(country, search)
  const named = new Set([search.unit, ...(search.compare ?? [])])
  const priced = units.flatMap((unit) =>
    unit.price !== null && named.has(unitKey(unit)) ? [{ key: unitKey(unit), price: unit.price }] : [],
  )
  if (priced.length === 0) return { by, of: {} }
  const { buying, lending } = await dutiesOf(country)
  const { rate, years } = usualLoan(country)
  const limits = ruleOn(lending, by.day) ?? lending.at(-1)
  if (!limits) return { by, of: {} }
  return {
    by,
    of: Object.fromEntries(
      priced.map(({ key, price }) => {
        const loan = largestLoan(limits, { price, loans: by.homes, rate, years })
        const charges = buying({ ...by, price, use: 'home', loan: loan.loan } satisfies Purchase)
        return [key, { charges, duties: totalOf(charges ?? []), loan, rule: citation(limits), rate } satisfies UnitCost]
      }),
    ),
  }
}
