import type { KernelShape } from './kernel.ts'
import { BANDS, FOREST, shapesOf, type ValuationPlan } from './plan.ts'

const KERNEL: KernelShape = {
  ageMonths: 12,
  metres: 700,
  floors: 99,
  area: 0.3,
  leaseYears: 3,
  otherKind: 0.3,
  otherModel: 0.6,
  otherSite: 0.4,
  ownSite: 1,
  newSale: 0,
}

/** Terraced houses of a state, a year of which is a few thousand sales. {@link SaleTable.leaseStart} is ten times the log of the floor area. */
export const TERRACE_PLAN: ValuationPlan = {
  index: { windowMonths: 36, smoothMonths: 6, forecastMonths: 12, deviationMonths: 6, deviationPrior: 60, kindLevels: true },
  shapes: shapesOf(KERNEL, {
    own: { otherSite: 0 },
    ownLong: { ageMonths: 60, otherSite: 0, area: 0.6, leaseYears: 8 },
    near: { metres: 1500, otherSite: 1, leaseYears: 4 },
    twin: { otherSite: 0, area: 0.06, leaseYears: 0.8 },
    wide: { metres: 4000, otherSite: 1, leaseYears: 2 },
  }),
  planes: shapesOf(KERNEL, { wide: { metres: 2500, otherSite: 1, area: 0.6, leaseYears: 5 } }),
  neighbourMetres: 8000,
  comparableMonths: 36,
  leasePremium: 0.04,
  warmUpMonths: 1,
  trainingMonths: 36,
  halfLifeMonths: 36,
  bags: 4,
  forest: { ...FOREST, trees: 150, leaves: 8, leafWeight: 15, clip: 0.08, rate: 0.06 },
  effectiveMin: 1.2,
  calibrationMonths: 6,
  bands: { ...BANDS, errorMax: 0.6 },
  timeless: true,
  pricesWhole: true,
}
