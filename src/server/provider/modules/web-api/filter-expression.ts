import type { EdmProperty, EdmType } from './entity-set.ts'

export const COMPARISON_OPERATORS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const
export type ComparisonOperator = (typeof COMPARISON_OPERATORS)[number]

/** 'null' is the type of the literal alone. */
export type ExpressionType = EdmType | 'null'

/** An expression of OData that was read and whose types fit; the only thing that becomes SQL (filter-sql.ts). */
export type Expression = { type: ExpressionType } & (
  | { kind: 'literal'; value: string | number | null }
  | { kind: 'property'; property: EdmProperty }
  /** an entry of a list: of the innermost any or all of that depth, from 0 */
  | { kind: 'entry'; depth: number }
  | { kind: 'now' }
  | { kind: 'call'; name: FunctionName; operands: readonly Expression[] }
  | { kind: 'compare'; by: ComparisonOperator; left: Expression; right: Expression }
  | { kind: 'in'; left: Expression; values: readonly (string | number)[] }
  | { kind: 'and' | 'or'; left: Expression; right: Expression }
  | { kind: 'not'; operand: Expression }
  /** without a body: whether the list has any entry */
  | { kind: 'any' | 'all'; list: EdmProperty; depth: number; body: Expression | null }
)

type OfType = ExpressionType | 'number'

interface FunctionShape {
  takes: readonly (OfType | readonly OfType[])[]
  gives: EdmType
}

const TEXT_TEST: FunctionShape = { takes: ['Edm.String', 'Edm.String'], gives: 'Edm.Boolean' }
const TEXT_CHANGE: FunctionShape = { takes: ['Edm.String'], gives: 'Edm.String' }
const DAY_PART: FunctionShape = { takes: [['Edm.Date', 'Edm.DateTimeOffset']], gives: 'Edm.Int32' }
const TIME_PART: FunctionShape = { takes: ['Edm.DateTimeOffset'], gives: 'Edm.Int32' }
const ROUNDING: FunctionShape = { takes: ['number'], gives: 'Edm.Decimal' }

/** The canonical functions of OData (4.01, 5.1.1.5 to 5.1.1.9) that are known here. */
export const FUNCTIONS = {
  contains: TEXT_TEST,
  startswith: TEXT_TEST,
  endswith: TEXT_TEST,
  length: { takes: ['Edm.String'], gives: 'Edm.Int32' },
  tolower: TEXT_CHANGE,
  toupper: TEXT_CHANGE,
  trim: TEXT_CHANGE,
  date: { takes: ['Edm.DateTimeOffset'], gives: 'Edm.Date' },
  year: DAY_PART,
  month: DAY_PART,
  day: DAY_PART,
  hour: TIME_PART,
  minute: TIME_PART,
  second: TIME_PART,
  round: ROUNDING,
  floor: ROUNDING,
  ceiling: ROUNDING,
} as const satisfies Record<string, FunctionShape>
export type FunctionName = keyof typeof FUNCTIONS

const NUMBERS: readonly ExpressionType[] = ['Edm.Int32', 'Edm.Int64', 'Edm.Decimal']
export const isNumber = (type: ExpressionType): boolean => NUMBERS.includes(type)

/** Whether values of two types may be compared: numbers with numbers, else alike with alike; null with all. */
export const areComparable = (a: ExpressionType, b: ExpressionType): boolean =>
  a === 'null' || b === 'null' || a === b || (isNumber(a) && isNumber(b))

export const isOfType = (type: ExpressionType, wanted: OfType | readonly OfType[]): boolean =>
  typeof wanted === 'string'
    ? type === wanted || type === 'null' || (wanted === 'number' && isNumber(type))
    : wanted.some((one) => isOfType(type, one))
