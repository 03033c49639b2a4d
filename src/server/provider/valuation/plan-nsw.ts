import type { KernelShape } from './kernel.ts'
import { BANDS, FOREST, shapesOf, type ValuationPlan } from './plan.ts'

/** Of houses and of strata homes. */
const INDEX: ValuationPlan['index'] = {
  windowMonths: 36,
  smoothMonths: 5,
  forecastMonths: 10,
  deviationMonths: 6,
  deviationPrior: 400,
  kindLevels: false,
  promptMonths: 2,
}

const NSW_FOREST: ValuationPlan['forest'] = { ...FOREST, trees: 600, leaves: 31, clip: 0.06, featureShare: 0.35, rowShare: 0.6 }

const HOUSE_KERNEL: KernelShape = {
  ageMonths: 10,
  metres: 2000,
  floors: 99,
  area: 0.3,
  leaseYears: 15,
  otherKind: 0,
  otherModel: 0.4,
  otherSite: 0.5,
  ownSite: 1,
  newSale: 0,
}

export const NSW_HOUSE_PLAN: ValuationPlan = {
  index: INDEX,
  shapes: shapesOf(HOUSE_KERNEL, {
    own: { ageMonths: 24, otherSite: 0, area: 0.4, leaseYears: 30 },
    ownLong: { ageMonths: 60, otherSite: 0, area: 1, leaseYears: 60 },
    suburb: { metres: 150, otherSite: 1, leaseYears: 60 },
    alike: { metres: 6000, otherSite: 1, area: 0.12, leaseYears: 7 },
    plan: { metres: 150, otherSite: 1, ownSite: 1, leaseYears: 1.5, area: 0.4, otherModel: 0.7 },
    now: { ageMonths: 3, metres: 1500, otherSite: 1 },
    wide: { metres: 10000, otherSite: 1, area: 0.4, leaseYears: 20 },
  }),
  planes: shapesOf(HOUSE_KERNEL, {
    suburb: { metres: 300, otherSite: 1, area: 0.6, leaseYears: 30 },
    wide: { metres: 4000, otherSite: 1, area: 0.4, leaseYears: 10 },
  }),
  medians: ['main', 'suburb', 'ownLong', 'wide'],
  neighbourMetres: 6000,
  comparableMonths: 24,
  leasePremium: 0,
  warmUpMonths: 1,
  trainingMonths: 24,
  halfLifeMonths: 24,
  bags: 2,
  forest: NSW_FOREST,
  effectiveMin: 3,
  calibrationMonths: 1,
  bands: { ...BANDS, errorMax: 0.6 },
  leftOut: { parts: 4 },
  farOff: 0.7,
  timeless: true,
  pricesWhole: true,
}

const STRATA_KERNEL: KernelShape = {
  ageMonths: 12,
  metres: 1500,
  floors: 20,
  area: 0.15,
  leaseYears: 8,
  otherKind: 0,
  otherModel: 0.5,
  otherSite: 0.06,
  ownSite: 1,
  newSale: 0,
}

export const NSW_STRATA_PLAN: ValuationPlan = {
  index: INDEX,
  shapes: shapesOf(STRATA_KERNEL, {
    own: { ageMonths: 24, otherSite: 0, floors: 15 },
    ownLong: { ageMonths: 60, otherSite: 0, floors: 40, area: 0.4, otherModel: 1 },
    near: { ownSite: 0, otherSite: 1, metres: 300, leaseYears: 8 },
    wide: { ageMonths: 6, metres: 3000, otherSite: 1, leaseYears: 15, area: 0.3, otherModel: 1 },
    stack: { ageMonths: 40, otherSite: 0, otherModel: 0.03, floors: 20 },
    twin: { ageMonths: 40, otherSite: 0, area: 0.03, floors: 10 },
    floor: { ageMonths: 30, otherSite: 0, floors: 2.5 },
    alike: { metres: 4000, otherSite: 1, area: 0.08, leaseYears: 3, otherModel: 1 },
  }),
  planes: shapesOf(STRATA_KERNEL, {
    own: { ageMonths: 24, otherSite: 0, area: 0.4, floors: 30 },
    wide: { metres: 3000, otherSite: 1, area: 0.3, otherModel: 1 },
  }),
  medians: ['main', 'wide'],
  neighbourMetres: 5000,
  comparableMonths: 24,
  leasePremium: 0,
  warmUpMonths: 1,
  trainingMonths: 24,
  halfLifeMonths: 24,
  bags: 2,
  forest: NSW_FOREST,
  effectiveMin: 1.2,
  calibrationMonths: 1,
  bands: { ...BANDS, errorMax: 0.6 },
  leftOut: { parts: 4, centred: true },
  farOff: 0.7,
  timeless: true,
  pricesWhole: true,
}
