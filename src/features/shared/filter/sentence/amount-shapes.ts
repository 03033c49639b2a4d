import type { AmountBound } from './amount-rules.ts'
import type { Lexeme } from './sentence-text.ts'

/** How homes lie to a place. */
export type Relation = { kind: 'in' } | { kind: 'near' } | { kind: 'metres'; metres: number } | { kind: 'minutes'; minutes: number }

export interface Amount {
  value: number
  /** of "k", "million", 万; 1 without one */
  times: number
  isMoney: boolean
  end: number
}

/** A number with all that is said of it. */
export interface Said {
  index: number
  first: Amount
  unit: Unit | null
  unitEnd: number
  /** "3 or 4" instead of "3 to 4" */
  isEither: boolean
  values: [number, number | null]
  isMoney: boolean
  bound: AmountBound | null
  yearSide: 'before' | 'after' | null
  from: number
  to: number
}

export interface RentEnd {
  bound: AmountBound | null
  end: number
  isWeekly: boolean
}

/** A word before a number that names its figure. */
export interface Context {
  says: Lexeme
  at: number
}

export interface Distance {
  relation: Relation
  from: number
  to: number
}

export interface Unit {
  text: string
  end: number
  counted: 'bedrooms' | 'bathrooms' | null
  isEither: boolean
  isRooms: boolean
  isBedroom: boolean
  isBeside: boolean
  isPercent: boolean
  isSqft: boolean
  isSqm: boolean
  isMinutes: boolean
  isMetres: boolean
  isKilometres: boolean
  isYears: boolean
  isPsf: boolean
}
