import { ODataFault } from './odata-fault.ts'

/** Longer expressions are refused: nobody writes them by hand, and a list of keys is read by pages. */
const EXPRESSION_MAX_CHARS = 4_000

const TOKEN_KINDS = ['text', 'time', 'day', 'number', 'word', 'sign'] as const

export interface Token {
  kind: (typeof TOKEN_KINDS)[number] | 'end'
  text: string
  /** where it begins, from 1 */
  at: number
}

/** The terminals of OData's ABNF (4.01) that filters here have; the first that fits is taken, and but for signs none runs into the next. */
const TERMINALS = [
  "(?<text>'(?:[^']|'')*')",
  '(?<time>\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,12})?)?(?:Z|[+-]\\d\\d:\\d\\d))',
  '(?<day>\\d{4}-\\d\\d-\\d\\d)',
  '(?<number>-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)',
  '(?<word>[a-z_]\\w*)',
].join('|')
const TOKEN = new RegExp(`[ \\t]*(?:(?:${TERMINALS})(?![\\w.'-])|(?<sign>[(),/:]))`, 'giy')

/** The tokens of an expression, the last of kind 'end'. Throws an ODataFault 'syntax', or 'too-large'. */
export function expressionTokens(expression: string, target: string): Token[] {
  if (expression.length > EXPRESSION_MAX_CHARS)
    throw new ODataFault('too-large', target, `${target} has more than ${EXPRESSION_MAX_CHARS} characters.`)
  const tokens: Token[] = []
  let end = 0
  for (const { 0: whole, groups, index } of expression.matchAll(TOKEN)) {
    const kind = TOKEN_KINDS.find((one) => groups?.[one] !== undefined) ?? 'sign'
    const text = groups?.[kind] ?? ''
    end = index + whole.length
    tokens.push({ kind, text, at: end - text.length + 1 })
  }
  if (expression.slice(end).trim() !== '') throw new ODataFault('syntax', target, `${target} cannot be read at character ${end + 1}.`)
  return [...tokens, { kind: 'end', text: '', at: expression.length + 1 }]
}
