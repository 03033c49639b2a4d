/** Numbers and names that both sides promise of comparative market analyses. */

/** The engine's heaviest comparables that stand for themselves; the lighter ones count together. */
export const ANALYSIS_SALES_MAX = 16
/** sales that an agent adds */
export const ANALYSIS_ADDED_MAX = 12
/** Fewer sales than this make no analysis, unless the engine itself has no more. */
export const ANALYSIS_SALES_MIN = 3
/** An own weight is a number of hundredths, before all of them are brought to 100 %. */
export const ANALYSIS_WEIGHT_MAX = 100
export const ANALYSIS_TITLE_MAX_CHARS = 120
export const ANALYSIS_NOTE_MAX_CHARS = 1_000
export const ANALYSIS_VIEW_MAX_CHARS = 60
export const ANALYSES_KEPT_MAX = 200

/** What an agent may adjust a comparable for, beyond what the engine did. */
export const ADJUSTED_FOR = ['floor', 'size', 'age', 'condition', 'facing', 'view'] as const
export type AdjustedFor = (typeof ADJUSTED_FOR)[number]

/**
 * The greatest adjustment in either direction, percent of the comparable's price in today's terms. Floor and size are narrow, because the engine has
 * adjusted for them already; condition and view are what no register says.
 */
export const ADJUSTMENT_LIMITS = { floor: 5, size: 5, age: 8, condition: 10, facing: 5, view: 10 } as const satisfies Record<
  AdjustedFor,
  number
>
/** Adjustments are made in steps of so many percent. */
export const ADJUSTMENT_STEP = 0.5
/** Of all adjustments of a comparable together: one that needs more is another kind of home. */
export const ADJUSTMENT_TOTAL_MAX = 20

export const HOME_CONDITIONS = ['new', 'renovated', 'kept', 'original'] as const
export type HomeCondition = (typeof HOME_CONDITIONS)[number]
export const HOME_FACINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type HomeFacing = (typeof HOME_FACINGS)[number]
