import { type Language, languageOf } from './language.ts'

/** §9: 1 sqm = 10.7639 sqft. */
export const SQFT_PER_SQM = 10.7639

export const FLOOR_AREA_UNITS = ['sqft', 'sqm'] as const
export type FloorAreaUnit = (typeof FLOOR_AREA_UNITS)[number]

const UNIT_TEXTS: Record<Language, Record<FloorAreaUnit, string>> = {
  en: { sqft: 'sqft', sqm: 'sqm' },
  zh: { sqft: '平方尺', sqm: '平方米' },
  ms: { sqft: 'kps', sqm: 'mps' },
}
const TRADITIONAL_UNIT_TEXTS: Record<FloorAreaUnit, string> = { sqft: '呎', sqm: '平方米' }

/** How a unit of area is written in the language of a BCP-47 tag. */
export const areaUnitText = (unit: FloorAreaUnit, locale: string): string =>
  (locale.startsWith('zh-Hant') ? TRADITIONAL_UNIT_TEXTS : UNIT_TEXTS[languageOf(locale)])[unit]

/** square metres → square feet */
export const sqmToSqft = (sqm: number): number => sqm * SQFT_PER_SQM

/** square feet → square metres */
export const sqftToSqm = (sqft: number): number => sqft / SQFT_PER_SQM

/** square metres → whole units of `unit`, for a box in which it can be changed */
export const wholeArea = (sqm: number, unit: FloorAreaUnit): number => Math.round(unit === 'sqm' ? sqm : sqmToSqft(sqm))

/** what was typed in `unit` → square metres */
export const typedSqm = (area: number, unit: FloorAreaUnit): number => (unit === 'sqm' ? area : sqftToSqm(area))

/** price per square foot of a home of `areaSqm` square metres */
export const psfOf = (price: number, areaSqm: number): number => price / sqmToSqft(areaSqm)
