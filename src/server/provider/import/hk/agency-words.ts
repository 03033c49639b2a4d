import type { ActivityType, UnitMix } from '#market/vocabulary.ts'
import { type Cell, integerCell, RowError, required } from '../row-error.ts'

/** First-hand from the developer, or from an owner. */
export const DEALS: Readonly<Record<string, ActivityType>> = {
  primary: 'newsale',
  一手: 'newsale',
  secondary: 'resale',
  二手: 'resale',
}

export const HOME_TYPES = {
  private: { typeGroup: 'private-stack', propertyGroup: 'condo', propertyType: 'apartment' },
  hos: { typeGroup: 'public-stack', propertyGroup: 'hos', propertyType: 'hos' },
} as const
export type HomeType = keyof typeof HOME_TYPES

/** Flats of private estates, and of the Home Ownership Scheme. */
export const HOME_TYPE_WORDS: Readonly<Record<string, HomeType>> = { private: 'private', 私人: 'private', hos: 'hos', 居屋: 'hos' }

const FLOOR_MAX = 120
/** Agencies often tell no more of a floor. */
const FLOOR_WORDS = /^(low|middle|mid|high|低層?|中層?|高層?)$/i

/** "12", "12/F", "12樓", "G/F" → the floor, 0 for the ground; null where it is not told, or only as low, middle or high. */
export function floorIn(cell: Cell): number | null {
  const text = cell('floor').trim()
  if (text === '' || FLOOR_WORDS.test(text)) return null
  if (/^(G|G\/F|地下)$/i.test(text)) return 0
  const floor = Number(/^(\d{1,3})(\/F|樓)?$/i.exec(text)?.[1] ?? Number.NaN)
  if (!(floor <= FLOOR_MAX)) throw new RowError('floor', 'is not a floor')
  return floor
}

const BY_BEDROOMS: readonly UnitMix[] = ['0', '1', '2', '3', '4', '5']

/** The kind of home by its bedrooms, five and more as five; `apt` where they are not told. */
export const unitMixIn = (cell: Cell): UnitMix =>
  cell('bedrooms').trim() === '' ? 'apt' : (BY_BEDROOMS[Math.min(5, integerCell(cell, 'bedrooms', 0, 20))] ?? 'apt')

/** Text of one line within a length; empty only where it may be. */
export function oneLine(cell: Cell, column: string, maxChars: number, isOptional = false): string {
  const text = isOptional ? cell(column).trim() : required(cell, column)
  if (text.length > maxChars) throw new RowError(column, `is longer than ${maxChars} characters`)
  if (/\p{Cc}/u.test(text)) throw new RowError(column, 'has characters that are no text')
  return text.replace(/\s+/g, ' ')
}
