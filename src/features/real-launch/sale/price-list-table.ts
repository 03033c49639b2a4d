import { unparse } from 'papaparse'
import type { SaleUnit } from './sale-units.ts'

/** The price list as RFC 4180, a row for each unit; cells that begin like a formula are made harmless. `pricesOn` is its day, "2026-11-28". */
export const priceListTable = (units: readonly SaleUnit[], pricesOn: string): string =>
  unparse(
    units.map(({ stack, floor, unitMix, plan, sizeSqft, price, state, stateOn }) => ({
      stack,
      floor,
      unit_mix: unitMix,
      plan,
      size_sqft: sizeSqft,
      price: price ?? '',
      psf: price === null ? '' : Math.round(price / sizeSqft),
      state: state.toLowerCase(),
      since: stateOn,
      prices_on: pricesOn,
    })),
    { escapeFormulae: true, newline: '\r\n' },
  )
