/** What both sides of the contract say of lists of recorded deals. */

export const TRANSACTION_KINDS = ['sale', 'rent'] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

/** Rows of one answer: each answer stays far below 200 KB. */
export const DEALS_ROWS_MAX = 100
/** Rows of one part of a table for a spreadsheet, and parts of a whole one together. */
export const DEAL_SHEET_PART_ROWS = 1_000
export const DEAL_SHEET_ROWS_MAX = 100_000
/** Figures are made of so many deals at most; of more the count alone is told to be at least this. */
export const DEALS_COUNTED_MAX = 300_000
/** Groups of one answer; those with the most deals first, months in their order. */
export const DEAL_GROUPS_MAX = 400

export const DEAL_SORTS = ['newest', 'oldest', 'price-high', 'price-low', 'psf-high', 'psf-low', 'size-high', 'size-low'] as const
export type DealSort = (typeof DEAL_SORTS)[number]

/** What deals are grouped by: floors in bands of five, sizes and prices per square foot in equal steps. */
export const DEAL_GROUPINGS = ['project', 'month', 'unit-mix', 'floor', 'size', 'psf'] as const
export type DealGrouping = (typeof DEAL_GROUPINGS)[number]
/** Square feet of one step of sizes. */
export const DEAL_SIZE_STEP_SQFT = 200
export const DEAL_FLOOR_STEP = 5

/** Prices against sizes: so many columns of sizes and rows of prices, per group of floors. */
export const DEAL_BIN_COLUMNS = 24
export const DEAL_BIN_ROWS = 20
/** The lowest floors of the groups that prices and sizes are told by; each lies where a band of five begins. */
export const DEAL_STOREYS = { low: 1, middle: 6, high: 16 } as const
export type DealStorey = keyof typeof DEAL_STOREYS

/** Lists that a person keeps. */
export const DEAL_LISTS_MAX = 100
export const DEAL_LIST_NAME_MAX_CHARS = 80
/** The parameters of a list's address. */
export const DEAL_LIST_SEARCH_MAX_CHARS = 1_500
/** "k7p2m9xq4r", the code in ?transactionlist= */
export const isDealListCode = (code: string): boolean => /^[a-hj-km-np-z2-9]{12}$/.test(code)
