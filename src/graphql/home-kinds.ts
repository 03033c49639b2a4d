/** Numbers that both sides promise of the homes that people say are theirs. */
export const OWN_HOMES_MAX = 10
export const OWN_HOME_NAME_MAX_CHARS = 80
/** of what an owner has kept about a purchase, as JSON */
export const OWN_PURCHASE_MAX_CHARS = 1_000

/** A sale is like a home when it is of the same kind of property, its size lies within this share of the home's … */
export const LIKE_SIZE_SHARE = 0.15
/** … and it lies so near, or in the same project. */
export const LIKE_METRES = 500

/** What a letter about homes is: the estimate of a month, or what was sold nearby. */
export const HOME_LETTERS = ['monthly', 'sold'] as const
export type HomeLetter = (typeof HOME_LETTERS)[number]
