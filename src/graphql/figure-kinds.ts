/** What both sides of the contract say of figures that an authority publishes of a whole market. */

export const FIGURE_SERIES = ['price-index', 'rent-index', 'average-price', 'average-rent', 'yield', 'registrations'] as const
export type FigureSeries = (typeof FIGURE_SERIES)[number]

/** How many months one figure of a series covers; it carries the last of them. */
export const FIGURE_MONTHS: Readonly<Record<FigureSeries, 1 | 3>> = {
  'price-index': 3,
  'rent-index': 3,
  'average-price': 3,
  'average-rent': 3,
  yield: 3,
  registrations: 1,
}

/** Classes of homes by saleable area; three of them join others. */
export const SIZE_CLASSES = ['all', 'A', 'B', 'C', 'D', 'E', 'A-C', 'D-E'] as const
export type SizeClass = (typeof SIZE_CLASSES)[number]

/** The classes that a home is of: no two of them overlap. */
export const SINGLE_CLASSES = ['A', 'B', 'C', 'D', 'E'] as const satisfies readonly SizeClass[]

/** Saleable area in square metres: from this on, and below that; null: no bound. Rating and Valuation Department, Hong Kong. */
export const CLASS_AREAS: Readonly<Record<SizeClass, { from: number | null; below: number | null }>> = {
  all: { from: null, below: null },
  A: { from: null, below: 40 },
  B: { from: 40, below: 70 },
  C: { from: 70, below: 100 },
  D: { from: 100, below: 160 },
  E: { from: 160, below: null },
  'A-C': { from: null, below: 100 },
  'D-E': { from: 100, below: null },
}

export const FIGURE_REGIONS = ['all', 'hong-kong-island', 'kowloon', 'new-territories'] as const
export type FigureRegion = (typeof FIGURE_REGIONS)[number]
