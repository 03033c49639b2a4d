import type { BandOptions } from './bands.ts'
import type { FeaturePlan } from './features.ts'
import type { ForestOptions } from './gbdt-options.ts'
import type { KernelShape } from './kernel.ts'
import type { IndexOptions } from './rolling-index.ts'

export interface LeftOutLessons {
  /** into how many parts the lessons are divided */
  parts: number
  /** set where the middle error of the lessons left out is taken off the estimates too */
  centred?: true
}

/** How homes of one sort are valued: everything that was tuned, in one place. */
export interface ValuationPlan {
  index: IndexOptions
  /** kernels; see {@link FeaturePlan} */
  shapes: FeaturePlan['shapes']
  planes: FeaturePlan['planes']
  medians?: FeaturePlan['medians']
  neighbourMetres: number
  comparableMonths: number
  leasePremium: number
  /** months of sales before the first example: a kernel needs some past */
  warmUpMonths: number
  /** examples older than this are not learnt from */
  trainingMonths: number
  /** age at which an example counts half */
  halfLifeMonths: number
  /** forests that differ in their seed only, averaged */
  bags: number
  forest: Omit<ForestOptions, 'monotone'>
  /** fewer equally weighted sales than this are no evidence */
  effectiveMin: number
  /** months of earlier estimates from which the bands are learnt */
  calibrationMonths: number
  bands: BandOptions
  /**
   * Set where so few months are on record that forests of a month before had learnt from much less: bands are learnt from estimates of lessons by
   * forests that learnt from all other parts of them. Unless set, from the estimates that were made of those months then.
   */
  leftOut?: LeftOutLessons
  /** set where the simple method takes prices of whole homes, because they do not go by the area on record */
  pricesWhole?: true
  /**
   * Comparables whose log price lies further than this from the middle of those around are left out: where sales among relatives and of parts
   * of a home are not told apart, they drag a mean along.
   */
  farOff?: number
  /**
   * Set where so few years are on record that a month of the year, or a course of prices, has been seen once or never: forests would take them for
   * the date, and know nothing of the next. The index brings sales to the month all the same.
   */
  timeless?: true
}

const HDB_KERNEL: KernelShape = {
  ageMonths: 8,
  metres: 120,
  floors: 6,
  area: 0.1,
  leaseYears: 5,
  otherKind: 0,
  otherModel: 0.4,
  otherSite: 1,
  ownSite: 1.3,
  newSale: 0,
}

export const FOREST: ValuationPlan['forest'] = {
  trees: 400,
  leaves: 64,
  rate: 0.05,
  leafWeight: 25,
  ridge: 5,
  featureShare: 0.25,
  rowShare: 0.5,
  clip: 0.04,
  seed: 7,
}

export const BANDS: BandOptions = { errorMax: 0.25, narrowerPrior: 400, widerPrior: 400 }

export const shapesOf = (base: KernelShape, others: Record<string, Partial<KernelShape>>): FeaturePlan['shapes'] => [
  { name: 'main', shape: base },
  ...Object.entries(others).map(([name, change]) => ({ name, shape: { ...base, ...change } })),
]

export const HDB_PLAN: ValuationPlan = {
  index: { windowMonths: 84, smoothMonths: 0.6, forecastMonths: 3, deviationMonths: 3, deviationPrior: 15, kindLevels: false },
  shapes: shapesOf(HDB_KERNEL, {
    own: { ageMonths: 14, otherSite: 0, floors: 8 },
    ownLong: { ageMonths: 40, otherSite: 0, floors: 40, area: 0.2 },
    near: { ownSite: 0, metres: 80, leaseYears: 2, otherModel: 0.2 },
    wide: { ageMonths: 3, metres: 400, floors: 20, ownSite: 1, leaseYears: 15, otherModel: 0.7 },
    now: { ageMonths: 2.5, metres: 150, floors: 10 },
    floor: { ageMonths: 24, floors: 2, leaseYears: 2, metres: 60 },
    twin: { ageMonths: 30, floors: 5, leaseYears: 1, metres: 60, area: 0.03, otherModel: 0.05 },
    all: { ageMonths: 20, metres: 300, floors: 30, area: 0.4, leaseYears: 30, otherModel: 1, ownSite: 1 },
  }),
  planes: shapesOf(HDB_KERNEL, {
    broad: { ageMonths: 14, metres: 200, floors: 12, area: 0.2, leaseYears: 8, otherModel: 0.6 },
    wide: { ageMonths: 20, metres: 300, floors: 30, area: 0.4, leaseYears: 30, otherModel: 1, ownSite: 1 },
    fresh: { ageMonths: 4, metres: 200, floors: 15, area: 0.3, leaseYears: 8, otherModel: 0.6 },
  }),
  neighbourMetres: 450,
  comparableMonths: 60,
  leasePremium: 0.006,
  warmUpMonths: 24,
  trainingMonths: 96,
  halfLifeMonths: 72,
  bags: 2,
  forest: FOREST,
  effectiveMin: 1.2,
  calibrationMonths: 12,
  bands: BANDS,
}

const PRIVATE_KERNEL: KernelShape = {
  ageMonths: 12,
  metres: 60,
  floors: 8,
  area: 0.12,
  leaseYears: 8,
  otherKind: 0,
  otherModel: 0.5,
  otherSite: 0.1,
  ownSite: 1,
  newSale: 0.2,
}

export const PRIVATE_PLAN: ValuationPlan = {
  index: { windowMonths: 84, smoothMonths: 1, forecastMonths: 4, deviationMonths: 4, deviationPrior: 20, kindLevels: false },
  shapes: shapesOf(PRIVATE_KERNEL, {
    own: { ageMonths: 14, otherSite: 0, floors: 10, area: 0.08, newSale: 0 },
    ownLong: { ageMonths: 40, otherSite: 0, floors: 40, area: 0.4 },
    near: { ownSite: 0, otherSite: 1, metres: 120, leaseYears: 4, otherModel: 0.5 },
    wide: { ageMonths: 4, metres: 400, floors: 20, otherSite: 1, ownSite: 1, leaseYears: 15, otherModel: 0.7, area: 0.3 },
    now: { ageMonths: 3, otherSite: 0, floors: 12, area: 0.2 },
    floor: { ageMonths: 30, otherSite: 0, floors: 2.5, area: 0.1 },
    twin: { ageMonths: 40, otherSite: 0, floors: 8, area: 0.02, newSale: 0.3 },
    fresh: { ageMonths: 30, otherSite: 0, floors: 8, area: 0.08, newSale: 1 },
  }),
  planes: shapesOf(PRIVATE_KERNEL, {
    own: { ageMonths: 18, otherSite: 0, floors: 20, area: 0.3, newSale: 0.1 },
    ownLong: { ageMonths: 40, otherSite: 0, floors: 40, area: 0.8, newSale: 0.4 },
    near: { ageMonths: 8, otherSite: 0.6, ownSite: 1, metres: 250, area: 0.3, floors: 20, newSale: 0 },
    twin: { ageMonths: 40, otherSite: 0, floors: 30, area: 0.05, newSale: 0.3 },
  }),
  neighbourMetres: 600,
  comparableMonths: 60,
  leasePremium: 0.004,
  warmUpMonths: 8,
  trainingMonths: 72,
  halfLifeMonths: 48,
  bags: 4,
  forest: { ...FOREST, trees: 300, leaves: 24, leafWeight: 25, clip: 0.06 },
  effectiveMin: 1.1,
  calibrationMonths: 12,
  bands: BANDS,
}

const LANDED_KERNEL: KernelShape = {
  ageMonths: 22,
  metres: 240,
  floors: 99,
  area: 0.22,
  leaseYears: 20,
  otherKind: 0.15,
  otherModel: 0.16,
  otherSite: 0.45,
  ownSite: 1,
  newSale: 0.5,
}

/** Few houses of a kind are sold, and how far a detached one misses is seldom known: a wide kind soon has its own bands. */
const LANDED_BANDS: BandOptions = { errorMax: 0.6, narrowerPrior: 400, widerPrior: 15 }

export const LANDED_PLAN: ValuationPlan = {
  index: { windowMonths: 84, smoothMonths: 4, forecastMonths: 8, deviationMonths: 5.5, deviationPrior: 60, kindLevels: true },
  shapes: shapesOf(LANDED_KERNEL, {
    own: { ageMonths: 24, otherSite: 0 },
    ownLong: { ageMonths: 60, otherSite: 0, area: 0.5 },
    near: { ownSite: 0, metres: 250 },
    wide: { ageMonths: 9, metres: 800, ownSite: 1, otherSite: 1, area: 0.5 },
    twin: { ageMonths: 40, metres: 300, area: 0.06 },
    // the same house sold before, or its like on the same street
    same: { ageMonths: 60, otherKind: 0, otherSite: 0, area: 0.005 },
    ownKinds: { ageMonths: 40, otherKind: 0.6, otherSite: 0, area: 0.6 },
  }),
  planes: shapesOf(LANDED_KERNEL, {
    own: { ageMonths: 40, otherSite: 0, area: 0.5, otherModel: 0.4 },
    wide: { ageMonths: 24, metres: 600, area: 0.6, otherModel: 0.4, otherSite: 1 },
    kinds: { ageMonths: 40, metres: 400, area: 1, otherKind: 0.7, otherModel: 0.5, otherSite: 1 },
  }),
  neighbourMetres: 1500,
  comparableMonths: 60,
  leasePremium: 0,
  warmUpMonths: 10,
  trainingMonths: 96,
  halfLifeMonths: 70,
  bags: 4,
  forest: { ...FOREST, trees: 150, leaves: 11, leafWeight: 20, clip: 0.08, rate: 0.06, rowShare: 0.55, featureShare: 0.27 },
  effectiveMin: 1.2,
  calibrationMonths: 12,
  bands: LANDED_BANDS,
}
