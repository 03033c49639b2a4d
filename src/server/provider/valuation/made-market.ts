import { float64At, int32At } from '#lib/element-at.ts'
import type { ValuationPlan } from './plan.ts'
import { HDB_PLAN } from './plan.ts'
import { seededRandom } from './random.ts'
import type { Market } from './sale-table.ts'

const SITES_PER_ROW = 4
const DEGREES_APART = 0.001
const FIRST_MONTH = 2020 * 12

/** A small invented town for tests: prices follow a rule of site, floor, area and time, with a little noise. */
export function madeMarket({ months = 24, salesPerMonth = 30, sites = 12, seed = 1, noise = 0.02 } = {}): Market {
  const random = seededRandom(seed)
  const count = months * salesPerMonth
  const pick = (below: number) => Math.floor(random() * below)
  const month = Int32Array.from({ length: count }, (_, row) => FIRST_MONTH + Math.floor(row / salesPerMonth))
  const site = Int32Array.from({ length: count }, () => pick(sites))
  const kind = Int32Array.from({ length: count }, () => pick(2))
  const area = Float64Array.from(kind, (k) => 70 + 25 * k + pick(5))
  const floor = Float64Array.from({ length: count }, () => 2 + 3 * pick(5))
  const logPrice = Float64Array.from({ length: count }, (_, row) => {
    const place = 0.03 * (int32At(site, row) % 5)
    const trend = 0.004 * (int32At(month, row) - FIRST_MONTH)
    const rate = Math.log(5000) + place + trend + 0.006 * float64At(floor, row) - 0.25 * Math.log(float64At(area, row) / 80)
    return Math.log(Math.round(Math.exp(rate + Math.log(float64At(area, row)) + noise * (random() + random() - 1) * 2)))
  })
  return {
    sales: {
      count,
      month,
      logPrice,
      area,
      floor,
      site,
      kind,
      model: new Int32Array(count),
      leaseStart: new Float64Array(count).fill(1990),
      activity: new Uint8Array(count),
    },
    sites: {
      count: sites,
      lat: Float64Array.from({ length: sites }, (_, s) => 1.3 + DEGREES_APART * Math.floor(s / SITES_PER_ROW)),
      lng: Float64Array.from({ length: sites }, (_, s) => 103.8 + DEGREES_APART * (s % SITES_PER_ROW)),
      zone: Int32Array.from({ length: sites }, (_, s) => s % 2),
      street: new Int32Array(sites),
      facts: [{ name: 'maxFloor', values: new Float64Array(sites).fill(16) }],
    },
    kinds: ['4 ROOM', '5 ROOM'],
    models: ['Model A'],
    zones: ['EAST', 'WEST'],
  }
}

/** The plan for flats, made quick. */
export const MADE_PLAN: ValuationPlan = {
  ...HDB_PLAN,
  warmUpMonths: 6,
  calibrationMonths: 4,
  bags: 1,
  effectiveMin: 2,
  forest: { ...HDB_PLAN.forest, trees: 20, leaves: 6 },
}
