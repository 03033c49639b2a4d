/** §9: 1 sqm = 10.7639 sqft. */
export const SQFT_PER_SQM = 10.7639

export const FLOOR_AREA_UNITS = ['sqft', 'sqm'] as const
export type FloorAreaUnit = (typeof FLOOR_AREA_UNITS)[number]

const UNIT_TEXTS: readonly [language: string, texts: Record<FloorAreaUnit, string>][] = [
  ['zh-Hant', { sqft: '呎', sqm: '平方米' }],
  ['zh', { sqft: '平方尺', sqm: '平方米' }],
  ['ms', { sqft: 'kps', sqm: 'mps' }],
]

/** How a unit of area is written in the language of a BCP-47 tag. */
export const areaUnitText = (unit: FloorAreaUnit, locale: string): string =>
  UNIT_TEXTS.find(([language]) => locale.startsWith(language))?.[1][unit] ?? unit

/** square metres → square feet */
export const sqmToSqft = (sqm: number): number => sqm * SQFT_PER_SQM

/** square feet → square metres */
export const sqftToSqm = (sqft: number): number => sqft / SQFT_PER_SQM

/** price per square foot of a home of `areaSqm` square metres */
export const psfOf = (price: number, areaSqm: number): number => price / sqmToSqft(areaSqm)
