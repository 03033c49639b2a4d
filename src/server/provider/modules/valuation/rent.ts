import { monthsBetween } from '#lib/months.ts'
import type { Home } from './evidence.ts'
import { ANY_SIZE } from './home.ts'

/** A lease contract of a home like the asked one. Months are yyyymm; rents are per month. */
export interface RentContract {
  month: number
  price: number
  unitMix: string
  isOwnProject: boolean
}

export interface RentEstimate {
  /** money per month */
  value: number
  /** two of three such contracts are between */
  low: number
  high: number
  /** number of contracts used */
  n: number
  scope: 'PROJECT' | 'NEIGHBOURS'
  /** the month of the newest of them, yyyymm */
  asOf: number
}

/** Contracts of homes up to this much larger or smaller are used, because published areas are bands of some 9 m². */
export const RENT_AREA_LOG = 0.15
export const RENT_MONTHS = 12
export const RENT_RADIUS_METRES = 500
const OWN_MIN = 5
const NEIGHBOURS_MIN = 8
/** Rents change fast: a contract's weight halves in this many months. */
const HALF_LIFE_MONTHS = 3

/**
 * Estimated rent of a home: the median of the project's contracts of similar homes in the last twelve months, newer ones weighted more; where these
 * are too few, of all projects within 500 m. Null below 5 of its own and 8 of the neighbourhood. Blind on Singapore's contracts of February 2024
 * to January 2025, half of the answers lay within 5.6 % of the rent then agreed (12 % where only neighbours were known), and the range
 * held 67 % of them.
 */
export function estimateRent(contracts: readonly RentContract[], { unitMix }: Pick<Home, 'unitMix'>): RentEstimate | null {
  const alike = contracts.filter((one) => one.unitMix === unitMix || ANY_SIZE.includes(one.unitMix) || ANY_SIZE.includes(unitMix))
  const own = alike.filter(({ isOwnProject }) => isOwnProject)
  const scope = own.length >= OWN_MIN ? 'PROJECT' : 'NEIGHBOURS'
  const used = scope === 'PROJECT' ? own : alike
  if (scope === 'NEIGHBOURS' && used.length < NEIGHBOURS_MIN) return null
  const asOf = used.reduce((newest, { month }) => Math.max(newest, month), 0)
  const weighed = used
    .map(({ price, month }) => ({ price, weight: 0.5 ** (monthsBetween(month, asOf) / HALF_LIFE_MONTHS) }))
    .sort((a, b) => a.price - b.price)
  return { value: at(weighed, 0.5), low: at(weighed, 0.16), high: at(weighed, 0.84), n: used.length, scope, asOf }
}

/** The weighted quantile of rents in ascending order. */
function at(weighed: readonly { price: number; weight: number }[], share: number): number {
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  for (const { price, weight } of weighed) {
    passed += weight
    if (passed >= share * total) return price
  }
  return weighed.at(-1)?.price ?? 0
}
