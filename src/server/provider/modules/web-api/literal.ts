import type { Expression, ExpressionType } from './filter-expression.ts'
import type { Token } from './filter-tokens.ts'
import { ODataFault } from './odata-fault.ts'

/** A literal of OData (ABNF 4.01, primitiveLiteral) that stands for one value; a time in unix seconds. */
export interface Literal {
  type: ExpressionType
  value: string | number | null
}

const WORDS: ReadonlyMap<string, Literal> = new Map([
  ['null', { type: 'null', value: null }],
  ['true', { type: 'Edm.Boolean', value: 1 }],
  ['false', { type: 'Edm.Boolean', value: 0 }],
])

/** The literal that a token is; null for one that is none. Throws an ODataFault 'wrong-type' for a day or a number that there is not. */
export function literalOf({ kind, text, at }: Token, target: string): Literal | null {
  switch (kind) {
    case 'text':
      return { type: 'Edm.String', value: text.slice(1, -1).replaceAll("''", "'") }
    case 'number':
      return numberLiteral(text, at, target)
    case 'day':
      if (!isDay(text)) throw new ODataFault('wrong-type', target, `${target} has at character ${at} a day that there is not.`)
      return { type: 'Edm.Date', value: text }
    case 'time':
      return timeLiteral(text, at, target)
    case 'word':
      return WORDS.get(text) ?? null
    default:
      return null
  }
}

function numberLiteral(text: string, at: number, target: string): Literal {
  const value = Number(text)
  const isWhole = /^-?\d+$/.test(text)
  if (!Number.isFinite(value) || (isWhole && !Number.isSafeInteger(value)))
    throw new ODataFault('wrong-type', target, `${target} has at character ${at} a number that is too large.`)
  return { type: isWhole ? 'Edm.Int64' : 'Edm.Decimal', value }
}

function timeLiteral(text: string, at: number, target: string): Literal {
  const ms = Date.parse(text.toUpperCase())
  if (!isDay(text.slice(0, 10)) || Number.isNaN(ms))
    throw new ODataFault('wrong-type', target, `${target} has at character ${at} a time that there is not.`)
  return { type: 'Edm.DateTimeOffset', value: ms / 1_000 }
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

export const asExpression = ({ type, value }: Literal): Expression => ({ kind: 'literal', type, value })
