import { monthsBetween } from '#lib/months.ts'
import { floorOf, type Home, type Sale } from './evidence.ts'

/** A sale's weight halves in this many months. */
const HALF_LIFE_MONTHS = 12
/** scales of difference: in log area, floors, years of lease; in metres the distance that halves the weight */
const AREA_STEP = 0.15
const FLOOR_STEP = 12
const LEASE_STEP_YEARS = 10
const HALF_DISTANCE_METRES = 200
/** Upper bound of the weight of a sale of another project. */
const OTHER_PROJECT = 0.5

/** The weight of a sale for the home, 0 to 1; decreases with age, distance and every difference. */
export function saleWeight(sale: Sale, home: Home, asOf: number): number {
  const age = Math.max(0, monthsBetween(sale.month, asOf))
  const area = Math.log(sale.areaSqm / home.areaSqm) / AREA_STEP
  const saleFloor = floorOf(sale)
  const floor = home.floor === null || saleFloor === null ? 0 : (home.floor - saleFloor) / FLOOR_STEP
  const lease =
    home.leaseStartYear === null || sale.leaseStartYear === null ? 0 : (home.leaseStartYear - sale.leaseStartYear) / LEASE_STEP_YEARS
  const place = sale.distanceMetres === 0 ? 1 : OTHER_PROJECT / (1 + (sale.distanceMetres / HALF_DISTANCE_METRES) ** 2)
  return 0.5 ** (age / HALF_LIFE_MONTHS) * place * Math.exp(-(area ** 2 + floor ** 2 + lease ** 2) / 2)
}

/** Kish's effective number of equally weighted sales: (Σw)² / Σw². 0 for none. */
export function effectiveNumber(weights: readonly number[]): number {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const squares = weights.reduce((total, weight) => total + weight * weight, 0)
  return squares === 0 ? 0 : (sum * sum) / squares
}
