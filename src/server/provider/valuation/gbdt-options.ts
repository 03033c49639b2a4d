export interface ForestOptions {
  trees: number
  leaves: number
  /** share of each tree's answer that is kept */
  rate: number
  /** least total weight of a leaf */
  leafWeight: number
  /** pulls leaf values to zero: weight of imagined rows without residual */
  ridge: number
  featureShare: number
  rowShare: number
  /** residuals count no more than this: between squared (large) and absolute (small) error */
  clip: number
  seed: number
  /** per feature: +1 the answer never falls as it grows, −1 never rises, 0 free */
  monotone?: readonly number[]
}
